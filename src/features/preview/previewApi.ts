import { api } from '../../api/api'
import { previewDataSchema } from '../../contract/responses/studio'
import type { PreviewData, PreviewInput } from '../../contract/studio'

export const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the API as if an entry were saved and published; nothing is changed. */
    previewEntry: build.mutation<PreviewData, PreviewInput>({
      query: (body) => ({ url: '/studio/preview', method: 'POST', body }),
      extraOptions: { dataSchema: previewDataSchema },
    }),
  }),
})
