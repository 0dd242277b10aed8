import { api } from '../../api/api'
import type {
  Draft,
  DraftInput,
  DraftReference,
  DraftReferenceData,
  DraftsData,
  TrackedResource,
} from '../../contract/studio'
import { draftReferenceDataSchema, draftsDataSchema } from '../../contract/responses/studio'

interface PutDraftArgs {
  resource: TrackedResource
  key: string
  input: DraftInput
}

/** Unsaved changes in the database. */
export const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDrafts: build.query<Draft[], TrackedResource>({
      query: (resource) => `/drafts/${resource}`,
      extraOptions: { dataSchema: draftsDataSchema },
      transformResponse: (data: DraftsData) => data.drafts,
      keepUnusedDataFor: 0,
    }),
    putDraft: build.mutation<DraftReference, PutDraftArgs>({
      query: ({ resource, key, input }) => ({
        url: `/drafts/${resource}/${key}`,
        method: 'PUT',
        body: input,
      }),
      extraOptions: { dataSchema: draftReferenceDataSchema },
      transformResponse: (data: DraftReferenceData) => data.draft,
      // The link of a new entry ends with its draft.
      invalidatesTags: (_draft, _error, { input }) =>
        Object.keys(input.changes).length > 0 ? [] : ['PreviewLink'],
    }),
  }),
})
