import { api } from '../../api/api'
import { listSchema, objectSchema, optional, required } from '../../api/schemas'
import { listTag } from '../../api/tags'
import type { ProjectStats, ProjectStatsData } from '../../contract/projects'

const projectStatsDataSchema = objectSchema<ProjectStatsData>({
  stats: objectSchema<ProjectStats>({
    total: required.number,
    active: required.number,
    featured: required.number,
    byCategory: listSchema(
      objectSchema<ProjectStats['byCategory'][number]>({
        category_id: required.id,
        category_name: optional.text,
        total: required.number,
      }),
    ),
  }),
})

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
