import { api } from '../../api/api'
import type { Finding, FindingsData, ViewsData } from '../../contract/studio'
import { findingsDataSchema, viewsDataSchema } from '../../contract/responses/studio'

export const overviewApi = api.enhanceEndpoints({ addTagTypes: ['Overview'] }).injectEndpoints({
  endpoints: (build) => ({
    listFindings: build.query<Finding[], void>({
      query: () => '/studio/findings',
      extraOptions: { dataSchema: findingsDataSchema },
      transformResponse: ({ findings }: FindingsData) => findings,
      providesTags: ['Overview'],
    }),
    listViews: build.query<ViewsData, void>({
      query: () => '/studio/views',
      extraOptions: { dataSchema: viewsDataSchema },
      providesTags: ['Overview'],
    }),
  }),
})
