import { api } from '../../api/api'
import { completePagination } from '../../api/completePagination'
import { isMissingPage, unwrapDraft } from '../../api/mergedEntry'
import { foundTag, listTag } from '../../api/tags'
import type { Project, ProjectData, ProjectsData } from '../../contract/projects'
import { mergeProjectPages, startProjectFeed, type ProjectFeed } from './mergeProjectPages'
import { projectDataShape, projectsDataShape } from './projectShape'

const pageSize = 6

/** Which list of projects, and how far into it. */
export interface ProjectPageArgs {
  profileId: number
  /** The label of a category; left out for all of them. */
  category?: string
  page: number
}

export const profileProjectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A list of projects. All pages of one filter gather in one cache entry; asking for a
     * page that is not there yet fetches and merges it. Whatever forces the entry, such as a
     * write, starts it over with page 1.
     */
    listProfileProjects: build.query<ProjectFeed, ProjectPageArgs>({
      queryFn: async (args, { forced }, _options, request) => {
        const page = forced ? 1 : args.page
        const { data, error } = await request({
          url: '/profile-projects',
          params: {
            page,
            limit: pageSize,
            profile_id: args.profileId,
            is_active: 1,
            ...(args.category !== undefined && { category: args.category }),
          },
        })
        if (error) return { error }
        const { projects, pagination } = data as ProjectsData
        const place = completePagination(pagination, page, projects.length)
        return { data: startProjectFeed(projects, place) }
      },
      extraOptions: { shape: projectsDataShape },
      serializeQueryArgs: ({ queryArgs: { profileId, category } }) => ({ profileId, category }),
      merge: (known, page) => mergeProjectPages(unwrapDraft(known), page),
      forceRefetch: ({ currentArg, endpointState }) =>
        isMissingPage(currentArg, endpointState?.data as ProjectFeed | undefined),
      providesTags: [listTag('Project')],
    }),
    getProfileProjectBySlug: build.query<Project, { profileId: number; slug: string }>({
      query: ({ profileId, slug }) =>
        `/profile-projects/profile/${profileId}/slug/${encodeURIComponent(slug)}`,
      extraOptions: { shape: projectDataShape, missingUnlessSuccess: true },
      transformResponse: (data: ProjectData) => data.project,
      providesTags: (project) => [foundTag('Project', project)],
    }),
  }),
})
