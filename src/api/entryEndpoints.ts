import type { DataSchema } from '../contract/envelope'
import type { ApiError } from './apiError'
import { itemTag, listTag, unlessRejected, type TagType } from './tags'

/** What a write depends on, and what it completes. */
interface WriteConditions {
  /** The server refuses the write with 412 if the entry has another version. */
  version?: string
  /** The key of the draft that the write saves; the server creates one entry from it. */
  draft?: string
}

/** The argument of an endpoint that creates an entry. */
export type CreateArgs<Input> = { input: Input } & WriteConditions

/** The argument of an endpoint that changes an entry; omitted fields are not changed. */
export type UpdateArgs<Changes> = { id: number; changes: Changes } & WriteConditions

/** The request that creates an entry at a path. */
export const createRequest =
  (path: string) =>
  ({ input, ...conditions }: CreateArgs<object>) => ({
    url: path,
    method: 'POST',
    body: input,
    headers: writeHeaders(conditions),
  })

/** The request that changes an entry below a path. */
export const updateRequest =
  (path: string) =>
  ({ id, changes, ...conditions }: UpdateArgs<object>) => ({
    url: `${path}/${id}`,
    method: 'PUT',
    body: changes,
    headers: writeHeaders(conditions),
  })

/**
 * The request that deletes an entry below a path. A list shows the deletion before the response:
 * the request is sent even if the owner leaves the page at once.
 */
export const deleteRequest = (path: string) => (id: number | string) => ({
  url: `${path}/${id}`,
  method: 'DELETE',
  keepalive: true,
})

function writeHeaders({ version, draft }: WriteConditions): Record<string, string> {
  return {
    ...(version !== undefined && { 'if-match': version }),
    ...(draft !== undefined && { 'x-draft': draft }),
  }
}

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
