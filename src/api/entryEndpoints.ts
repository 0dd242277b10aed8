import type { ApiError } from './apiError'
import { createRequest, deleteRequest, updateRequest } from './entryWrites'
import type { DataSchema } from '../contract/dataSchema'
import { itemTag, listTag, unlessRejected, type TagType } from './tags'

interface EntryEndpointsOptions<Data, Entry> {
  path: string
  tag: TagType
  /** Schema of a response with one entry. */
  dataSchema: DataSchema<Data>
  transformResponse: (data: Data) => Entry
}

/** The definitions of the endpoints that read, create, update and delete an entry by its id. */
export function entryEndpoints<Data, Entry>({
  path,
  tag,
  dataSchema,
  transformResponse,
}: EntryEndpointsOptions<Data, Entry>) {
  const list = listTag(tag)
  const changedTags = (error: ApiError | undefined, id: number) =>
    unlessRejected(error, [list, itemTag(tag, id)])
  const response = { extraOptions: { dataSchema }, transformResponse }
  return {
    get: {
      ...response,
      query: (id: number) => `${path}/${id}`,
      providesTags: (_entry: unknown, _error: unknown, id: number) => [itemTag(tag, id)],
    },
    create: {
      ...response,
      query: createRequest(path),
      invalidatesTags: (_entry: unknown, error: ApiError | undefined) =>
        unlessRejected(error, [list]),
    },
    update: {
      ...response,
      query: updateRequest(path),
      invalidatesTags: (_entry: unknown, error: ApiError | undefined, { id }: { id: number }) =>
        changedTags(error, id),
    },
    remove: {
      query: deleteRequest(path),
      invalidatesTags: (_entry: unknown, error: ApiError | undefined, id: number) =>
        changedTags(error, id),
    },
  }
}
