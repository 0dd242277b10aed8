import { api } from '../../api/api'
import {
  createRequest,
  deleteRequest,
  updateRequest,
  type CreateArgs,
  type UpdateArgs,
} from '../../api/entryWrites'
import { listTag, itemTag, unlessRejected } from '../../api/tags'
import type {
  FeaturedProjectsData,
  Project,
  ProjectChanges,
  ProjectData,
  ProjectInput,
  ProjectsData,
} from '../../contract/projects'
import { projectDataSchema, projectsDataSchema } from './projectSchemas'

interface PageArgs {
  page?: number
  limit?: number
}

interface ProjectListArgs extends PageArgs {
  category?: string
  tag?: string
  featured?: boolean
}

const list = listTag('Project')

/** Lists, a project by its id, and mutations. */
export const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.query<ProjectsData, ProjectListArgs>({
      query: (params) => ({ url: '/projects', params }),
      extraOptions: { dataSchema: projectsDataSchema },
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
      extraOptions: { dataSchema: projectsDataSchema },
      transformResponse: (data: FeaturedProjectsData) => data.projects,
      providesTags: [list],
    }),
    getProject: build.query<Project, number>({
      query: (id) => `/projects/${id}`,
      extraOptions: { dataSchema: projectDataSchema },
      transformResponse: (data: ProjectData) => data.project,
      providesTags: (_project, _error, id) => [itemTag('Project', id)],
    }),
    getProfileProject: build.query<Project, number>({
      query: (id) => `/profile-projects/${id}`,
      extraOptions: { dataSchema: projectDataSchema },
      transformResponse: (data: ProjectData) => data.project,
      providesTags: (_project, _error, id) => [itemTag('Project', id)],
    }),
    createProject: build.mutation<Project, CreateArgs<ProjectInput>>({
      query: createRequest('/projects'),
      extraOptions: { dataSchema: projectDataSchema },
      transformResponse: (data: ProjectData) => data.project,
      invalidatesTags: (_created, error) => unlessRejected(error, [list]),
    }),
    updateProject: build.mutation<Project, UpdateArgs<ProjectChanges>>({
      query: updateRequest('/projects'),
      extraOptions: { dataSchema: projectDataSchema },
      transformResponse: (data: ProjectData) => data.project,
      invalidatesTags: (_project, error, { id }) =>
        unlessRejected(error, [list, itemTag('Project', id)]),
    }),
    deleteProject: build.mutation<{ id: number }, number>({
      query: deleteRequest('/projects'),
      invalidatesTags: (_deleted, error, id) =>
        unlessRejected(error, [list, itemTag('Project', id)]),
    }),
  }),
})
