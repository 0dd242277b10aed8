import { api } from '../../api/api'
import { changedListTags, changedTags, itemTag, listTag, unlessRejected } from '../../api/tags'
import { nouns } from '../../contract/nouns'
import type {
  DeletableResource,
  Revision,
  RevisionsData,
  SortedResource,
  TrackedResource,
  TrashData,
  TrashEntry,
} from '../../contract/studio'

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRevisions: build.query<Revision[], { resource: TrackedResource; id: number }>({
      query: ({ resource, id }) => `/revisions/${resource}/${id}`,
      transformResponse: ({ revisions }: RevisionsData) => revisions,
      providesTags: (_revisions, _error, { resource, id }) => [itemTag(nouns[resource].tag, id)],
    }),
    listTrash: build.query<TrashEntry[], void>({
      query: () => '/trash',
      transformResponse: ({ entries }: TrashData) => entries,
      // Every deletion invalidates the lists of its type.
      providesTags: Object.values(nouns).map(({ tag }) => listTag(tag)),
    }),
    restoreEntry: build.mutation<{ id: number }, { resource: DeletableResource; id: number }>({
      query: ({ resource, id }) => ({
        url: `/trash/${resource}/${id}/restore`,
        method: 'POST',
        keepalive: true,
      }),
      // Also if it is refused: the entry may be restored in another window.
      invalidatesTags: (_restored, _error, { resource, id }) =>
        changedTags(nouns[resource].tag, id),
    }),
    sortEntries: build.mutation<{ ids: number[] }, { resource: SortedResource; ids: number[] }>({
      query: ({ resource, ids }) => ({
        url: `/order/${resource}`,
        method: 'PUT',
        body: { ids },
        keepalive: true,
      }),
      invalidatesTags: (_sorted, error, { resource }) =>
        unlessRejected(error, changedListTags(nouns[resource].tag)),
    }),
  }),
})
