import { api } from '../../api/api'
import { listTag } from '../../api/tags'
import { projectStatsDataSchema } from '../../contract/responses/projects'
import type { ProjectStats, ProjectStatsData } from '../../contract/projects'

export const projectStatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProjectStats: build.query<ProjectStats, void>({
      query: () => '/projects/stats',
      extraOptions: { dataSchema: projectStatsDataSchema, isOptional: true, withoutRetries: true },
      transformResponse: (data: ProjectStatsData) => data.stats,
      providesTags: [listTag('Project')],
    }),
  }),
})
