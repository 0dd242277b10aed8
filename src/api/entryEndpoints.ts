import type { DataSchema } from '../contract/schema/envelope'
import type { ApiError } from './apiError'
import type { ParseOptions } from './parseResponse'
import { changedTags, itemTag, listTag, unlessRejected, type TagType } from './tags'

export interface PageArgs {
  page?: number
  limit?: number
}

/** The headers of a write. */
interface WriteConditions {
  /** The server refuses the write with 412 if the entry has another version. */
  version?: string
  /** The key of the draft that the write saves; the server creates one entry from it. */
  draft?: string
}

export type CreateArgs<Input> = { input: Input } & WriteConditions

/** The argument of an endpoint that changes an entry; omitted fields are not changed. */
export type UpdateArgs<Changes> = { id: number; changes: Changes } & WriteConditions

const createRequest =
  (path: string) =>
  ({ input, ...conditions }: CreateArgs<object>) => ({
    url: path,
    method: 'POST',
    body: input,
    headers: writeHeaders(conditions),
  })

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

/** Parses a response: the result of the endpoint is one part of its data. */
export const pickData = <Data, Key extends keyof Data>(
  dataSchema: DataSchema<Data>,
  key: Key,
  options: ParseOptions = {},
) => ({ extraOptions: { dataSchema, ...options }, transformResponse: (data: Data) => data[key] })

interface EntryEndpointsOptions<Data, Key extends keyof Data> {
  path: string
  tag: TagType
  response: ReturnType<typeof pickData<Data, Key>>
}

/** The definitions of the endpoints that read, create, update and delete an entry by its id. */
export function entryEndpoints<Data, Key extends keyof Data>({
  path,
  tag,
  response,
}: EntryEndpointsOptions<Data, Key>) {
  const unlessFailed = (error: ApiError | undefined, id: number) =>
    unlessRejected(error, changedTags(tag, id))
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
        unlessRejected(error, [listTag(tag)]),
    },
    update: {
      ...response,
      query: updateRequest(path),
      invalidatesTags: (_entry: unknown, error: ApiError | undefined, { id }: { id: number }) =>
        unlessFailed(error, id),
    },
    remove: {
      query: deleteRequest(path),
      invalidatesTags: (_entry: unknown, error: ApiError | undefined, id: number) =>
        unlessFailed(error, id),
    },
  }
}
