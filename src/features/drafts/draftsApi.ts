import { api } from '../../api/api'
import type {
  Draft,
  DraftInput,
  DraftReference,
  DraftReferenceData,
  DraftsData,
  TrackedResource,
} from '../../contract/studio'

interface PutDraftArgs {
  resource: TrackedResource
  key: string
  input: DraftInput
}

export const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDrafts: build.query<Draft[], TrackedResource>({
      query: (resource) => `/drafts/${resource}`,
      transformResponse: ({ drafts }: DraftsData) => drafts,
      keepUnusedDataFor: 0,
    }),
    putDraft: build.mutation<DraftReference, PutDraftArgs>({
      query: ({ resource, key, input }) => ({
        url: `/drafts/${resource}/${key}`,
        method: 'PUT',
        body: input,
      }),
      transformResponse: ({ draft }: DraftReferenceData) => draft,
      // Without changes, the server deletes the draft, and the preview link of a new entry.
      invalidatesTags: (_draft, _error, { input }) =>
        Object.keys(input.changes).length > 0 ? [] : ['Draft', 'PreviewLink'],
    }),
  }),
})
