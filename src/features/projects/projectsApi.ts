import { api } from '../../api/api'
import { completePagination } from '../../api/completePagination'
import type { Project, ProjectData, ProjectsData } from '../../contract/projects'
import { mergeProjectPages } from './mergeProjectPages'

const pageSize = 6

/** Which list of projects, and how far into it. */
export interface ProjectPageArgs {
  profileId: number
  /** The label of a category; left out for all of them. */
  category?: string
  page: number
}

export const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A list of projects. All pages of one filter gather in one cache entry; asking for
     * page 1 takes what is there, asking for another page than the last fetches and merges it.
     */
    listProjects: build.query<ProjectsData, ProjectPageArgs>({
      query: ({ profileId, category, page }) => ({
        url: '/profile-projects',
        params: {
          page,
          limit: pageSize,
          profile_id: profileId,
          is_active: 1,
          ...(category !== undefined && { category }),
        },
      }),
      extraOptions: { expects: 'projects' },
      transformResponse: ({ projects, pagination }: ProjectsData, _meta, { page }) => ({
        projects,
        pagination: completePagination(pagination, page, projects.length),
      }),
      serializeQueryArgs: ({ queryArgs: { profileId, category } }) => ({ profileId, category }),
      merge: (known, page) => mergeProjectPages(known, page),
      forceRefetch: ({ currentArg, previousArg }) =>
        (currentArg?.page ?? 1) > 1 && currentArg?.page !== previousArg?.page,
      providesTags: ['Project'],
    }),
    getProject: build.query<Project, { profileId: number; slug: string }>({
      query: ({ profileId, slug }) =>
        `/profile-projects/profile/${profileId}/slug/${encodeURIComponent(slug)}`,
      extraOptions: { expects: 'project' },
      transformResponse: (data: ProjectData) => data.project,
      providesTags: ['Project'],
    }),
  }),
})
