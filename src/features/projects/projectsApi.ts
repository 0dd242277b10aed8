import { api } from '../../api/api'
import { entryEndpoints, type PageArgs, pickData } from '../../api/entryEndpoints'
import { itemTag, listTag } from '../../api/tags'
import type { Project, ProjectInput, ProjectsData } from '../../contract/projects'
import { projectDataSchema, projectsDataSchema } from '../../contract/responses/projects'

const list = listTag('Project')

export const projectsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { get, create, update, remove } = entryEndpoints<Project, ProjectInput>(build, {
      path: '/projects',
      tag: 'Project',
      response: pickData(projectDataSchema, 'project'),
    })
    return {
      listProjects: build.query<Project[], PageArgs>({
        query: (params) => ({ url: '/projects', params }),
        ...pickData(projectsDataSchema, 'projects'),
        providesTags: [list],
      }),
      listProjectsOfCategory: build.query<ProjectsData, PageArgs & { category: string | number }>({
        query: ({ category, ...params }) => ({
          url: `/projects/category/${encodeURIComponent(category)}`,
          params,
        }),
        extraOptions: { dataSchema: projectsDataSchema },
        providesTags: [list],
      }),
      listFeaturedProjects: build.query<Project[], void>({
        query: () => '/projects/featured',
        ...pickData(projectsDataSchema, 'projects'),
        providesTags: [list],
      }),
      getProject: get,
      getProfileProject: build.query<Project, number>({
        query: (id) => `/profile-projects/${id}`,
        ...pickData(projectDataSchema, 'project'),
        providesTags: (_project, _error, id) => [itemTag('Project', id)],
      }),
      createProject: create,
      updateProject: update,
      deleteProject: remove,
    }
  },
})
