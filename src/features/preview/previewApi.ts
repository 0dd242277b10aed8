import { api } from '../../api/api'
import { deleteRequest } from '../../api/entryEndpoints'
import type { Success } from '../../contract/schema/envelope'
import type {
  NewPreviewLinkData,
  PreviewData,
  PreviewInput,
  PreviewLink,
  PreviewLinkInput,
  PreviewLinksData,
} from '../../contract/studio'
import { unlessRejected } from '../../api/tags'

const path = '/preview-links'

export const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the API as if an entry were saved and published; nothing is changed. */
    previewEntry: build.mutation<PreviewData, PreviewInput>({
      query: (body) => ({ url: '/studio/preview', method: 'POST', body }),
    }),
    listPreviewLinks: build.query<PreviewLink[], void>({
      query: () => path,
      transformResponse: ({ links }: PreviewLinksData) => links,
      providesTags: ['PreviewLink'],
      keepUnusedDataFor: 0,
    }),
    createPreviewLink: build.mutation<NewPreviewLinkData, PreviewLinkInput>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: (_data, error) => unlessRejected(error, ['PreviewLink']),
    }),
    deletePreviewLink: build.mutation<Success<object>, string>({
      query: deleteRequest(path),
      invalidatesTags: ['PreviewLink'],
    }),
  }),
})
