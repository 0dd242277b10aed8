import { api } from '../../api/api'
import type { Project, ProjectsData } from '../../contract/projects'

/** How many featured projects home shows. */
const featuredLimit = 4

export const featuredProjectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFeaturedProjects: build.query<Project[], number>({
      query: (profileId) => ({
        url: '/profile-projects',
        params: {
          page: 1,
          limit: featuredLimit,
          profile_id: profileId,
          is_active: 1,
          featured: true,
        },
      }),
      extraOptions: { expects: 'projects' },
      transformResponse: (data: ProjectsData) => data.projects,
      providesTags: ['Project'],
    }),
  }),
})
