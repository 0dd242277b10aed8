import { api } from '../../api/api'
import { listTag } from '../../api/tags'
import type { Project, ProjectsData } from '../../contract/projects'
import { projectsDataSchema } from '../../contract/responses/projects'

/** The number of featured projects on the home page. */
const featuredLimit = 4

export const featuredProfileProjectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFeaturedProfileProjects: build.query<Project[], number>({
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
      extraOptions: { dataSchema: projectsDataSchema },
      transformResponse: (data: ProjectsData) => data.projects,
      providesTags: [listTag('Project')],
    }),
  }),
})
