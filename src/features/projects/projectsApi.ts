import { api } from '../../api/api'
import {
  type CreateArgs,
  entryEndpoints,
  type PageArgs,
  pickData,
  type UpdateArgs,
} from '../../api/entryEndpoints'
import { itemTag, listTag } from '../../api/tags'
import type { Project, ProjectInput, ProjectsData } from '../../contract/projects'
import { projectDataSchema, projectsDataSchema } from '../../contract/responses/projects'

const list = listTag('Project')

const { get, create, update, remove } = entryEndpoints({
  path: '/projects',
  tag: 'Project',
  response: pickData(projectDataSchema, 'project'),
})

export const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    getProject: build.query<Project, number>(get),
    getProfileProject: build.query<Project, number>({
      query: (id) => `/profile-projects/${id}`,
      ...pickData(projectDataSchema, 'project'),
      providesTags: (_project, _error, id) => [itemTag('Project', id)],
    }),
    createProject: build.mutation<Project, CreateArgs<ProjectInput>>(create),
    updateProject: build.mutation<Project, UpdateArgs<Partial<ProjectInput>>>(update),
    deleteProject: build.mutation<{ id: number }, number>(remove),
  }),
})
