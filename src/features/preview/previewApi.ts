import { api } from '../../api/api'
import { deleteRequest, pickData } from '../../api/entryEndpoints'
import type { Success } from '../../contract/schema/envelope'
import {
  newPreviewLinkDataSchema,
  previewDataSchema,
  previewLinksDataSchema,
} from '../../contract/responses/studio'
import type {
  NewPreviewLinkData,
  PreviewData,
  PreviewInput,
  PreviewLink,
  PreviewLinkInput,
} from '../../contract/studio'
import { unlessRejected } from '../../api/tags'

const path = '/preview-links'

export const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the API as if an entry were saved and published; nothing is changed. */
    previewEntry: build.mutation<PreviewData, PreviewInput>({
      query: (body) => ({ url: '/studio/preview', method: 'POST', body }),
      extraOptions: { dataSchema: previewDataSchema },
    }),
    /** The links that have not expired. */
    listPreviewLinks: build.query<PreviewLink[], void>({
      query: () => path,
      ...pickData(previewLinksDataSchema, 'links'),
      providesTags: ['PreviewLink'],
      keepUnusedDataFor: 0,
    }),
    createPreviewLink: build.mutation<NewPreviewLinkData, PreviewLinkInput>({
      query: (body) => ({ url: path, method: 'POST', body }),
      extraOptions: { dataSchema: newPreviewLinkDataSchema },
      invalidatesTags: (_data, error) => unlessRejected(error, ['PreviewLink']),
    }),
    deletePreviewLink: build.mutation<Success<object>, string>({
      query: deleteRequest(path),
      invalidatesTags: ['PreviewLink'],
    }),
  }),
})
