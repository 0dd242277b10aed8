import { api } from '../../api/api'
import { pickData } from '../../api/entryEndpoints'
import { completePagination, mergedPagesEndpoint, mergePages } from '../../api/mergedPages'
import { foundItemTag, listTag } from '../../api/tags'
import type { Project, ProjectDetail, ProjectsData, ProjectStats } from '../../contract/projects'
import {
  projectDataSchema,
  projectsDataSchema,
  projectStatsDataSchema,
} from '../../contract/responses/projects'
import type { Pagination } from '../../contract/schema/values'

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
    listProfileProjects: build.query<ProjectFeed, ProjectPageArgs>({
      ...mergedPagesEndpoint<ProjectPageArgs, ProjectsData, ProjectFeed>({
        request: ({ profileId, category, page }) => ({
          url: '/profile-projects',
          params: {
            page,
            limit: pageSize,
            profile_id: profileId,
            is_active: 1,
            ...(category !== undefined && { category }),
          },
        }),
        toList: ({ projects, pagination }, page) => ({
          projects,
          pagination: completePagination(pagination, page, projects.length),
        }),
        merge: (loaded, page) => mergePages(loaded, page, 'projects'),
      }),
      extraOptions: { dataSchema: projectsDataSchema },
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
