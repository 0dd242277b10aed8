import { api } from '../../api/api'
import { pickData } from '../../api/entryEndpoints'
import { completePagination, isMissingPage, mergePages, unwrapDraft } from '../../api/mergedPages'
import { foundItemTag, listTag } from '../../api/tags'
import type { Project, ProjectDetail, ProjectsData, ProjectStats } from '../../contract/projects'
import {
  projectDataSchema,
  projectsDataSchema,
  projectStatsDataSchema,
} from '../../contract/responses/projects'
import type { Pagination } from '../../contract/values'

const pageSize = 6

export interface ProjectFeed {
  readonly projects: readonly Project[]
  /** Pagination of the page that was loaded last. */
  readonly pagination: Pagination
}

interface ProjectPageArgs {
  profileId: number
  /** The label of a category; undefined for all projects. */
  category?: string
  page: number
}

export const profileProjectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A list of projects. All pages of a filter are merged into one cache entry. A page that is
     * not loaded yet is fetched and merged; a forced refetch, for example after a mutation,
     * starts again with page 1.
     */
    listProfileProjects: build.query<ProjectFeed, ProjectPageArgs>({
      queryFn: async ({ profileId, category, page }, { forced }, _options, fetchWithBaseQuery) => {
        const requestedPage = forced ? 1 : page
        const { data, error } = await fetchWithBaseQuery({
          url: '/profile-projects',
          params: {
            page: requestedPage,
            limit: pageSize,
            profile_id: profileId,
            is_active: 1,
            ...(category !== undefined && { category }),
          },
        })
        if (error) return { error }
        const { projects, pagination } = data as ProjectsData
        return {
          data: {
            projects,
            pagination: completePagination(pagination, requestedPage, projects.length),
          },
        }
      },
      extraOptions: { dataSchema: projectsDataSchema },
      serializeQueryArgs: ({ queryArgs: { profileId, category } }) => ({ profileId, category }),
      merge: (loaded, page) => mergePages(unwrapDraft(loaded), page, 'projects'),
      forceRefetch: ({ currentArg, endpointState }) =>
        isMissingPage(currentArg, endpointState?.data as ProjectFeed | undefined),
      providesTags: [listTag('Project')],
    }),
    getProfileProjectBySlug: build.query<ProjectDetail, { profileId: number; slug: string }>({
      query: ({ profileId, slug }) =>
        `/profile-projects/profile/${profileId}/slug/${encodeURIComponent(slug)}`,
      ...pickData(projectDataSchema, 'project', { notFoundUnlessSuccess: true }),
      providesTags: (project) => [foundItemTag('Project', project)],
    }),
    getProjectStats: build.query<ProjectStats, void>({
      query: () => '/projects/stats',
      ...pickData(projectStatsDataSchema, 'stats', { isOptional: true, withoutRetries: true }),
      providesTags: [listTag('Project')],
    }),
  }),
})
