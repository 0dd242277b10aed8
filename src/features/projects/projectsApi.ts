import { api } from '../../api/api'
import { listTag, oneTag, unlessRefused } from '../../api/tags'
import type {
  FeaturedProjectsData,
  Project,
  ProjectChanges,
  ProjectData,
  ProjectInput,
  ProjectsData,
  ProjectStats,
  ProjectStatsData,
} from '../../contract/projects'
import { projectDataShape, projectsDataShape, projectStatsDataShape } from './projectShape'

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

/** The projects as whoever keeps them needs them: every list, one by its id, and the writes. */
export const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.query<ProjectsData, ProjectListArgs>({
      query: (params) => ({ url: '/projects', params }),
      extraOptions: { shape: projectsDataShape },
      providesTags: [list],
    }),
    listProjectsOfCategory: build.query<ProjectsData, PageArgs & { category: string | number }>({
      query: ({ category, ...params }) => ({
        url: `/projects/category/${encodeURIComponent(category)}`,
        params,
      }),
      extraOptions: { shape: projectsDataShape },
      providesTags: [list],
    }),
    listFeaturedProjects: build.query<Project[], void>({
      query: () => '/projects/featured',
      extraOptions: { shape: projectsDataShape },
      transformResponse: (data: FeaturedProjectsData) => data.projects,
      providesTags: [list],
    }),
    getProjectStats: build.query<ProjectStats, void>({
      query: () => '/projects/stats',
      extraOptions: { shape: projectStatsDataShape },
      transformResponse: (data: ProjectStatsData) => data.stats,
      providesTags: [list],
    }),
    getProject: build.query<Project, number>({
      query: (id) => `/projects/${id}`,
      extraOptions: { shape: projectDataShape },
      transformResponse: (data: ProjectData) => data.project,
      providesTags: (_project, _error, id) => [oneTag('Project', id)],
    }),
    getProfileProject: build.query<Project, number>({
      query: (id) => `/profile-projects/${id}`,
      extraOptions: { shape: projectDataShape },
      transformResponse: (data: ProjectData) => data.project,
      providesTags: (_project, _error, id) => [oneTag('Project', id)],
    }),
    createProject: build.mutation<Project, ProjectInput>({
      query: (body) => ({ url: '/projects', method: 'POST', body }),
      extraOptions: { shape: projectDataShape },
      transformResponse: (data: ProjectData) => data.project,
      invalidatesTags: (_created, error) => unlessRefused(error, [list]),
    }),
    updateProject: build.mutation<Project, { id: number; changes: ProjectChanges }>({
      query: ({ id, changes }) => ({ url: `/projects/${id}`, method: 'PUT', body: changes }),
      extraOptions: { shape: projectDataShape },
      transformResponse: (data: ProjectData) => data.project,
      invalidatesTags: (_project, error, { id }) =>
        unlessRefused(error, [list, oneTag('Project', id)]),
    }),
    deleteProject: build.mutation<{ id: number }, number>({
      query: (id) => ({ url: `/projects/${id}`, method: 'DELETE' }),
      invalidatesTags: (_gone, error, id) => unlessRefused(error, [list, oneTag('Project', id)]),
    }),
  }),
})
