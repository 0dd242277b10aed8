import type { EndpointBuilder } from '@reduxjs/toolkit/query'
import type { DataSchema } from '../contract/schema/envelope'
import type { baseQuery } from './baseQuery'
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

interface EntryEndpointsOptions<Entry> {
  path: string
  tag: TagType
  /** What `pickData` returns. */
  response: { extraOptions: ParseOptions; transformResponse: (data: never) => Entry }
}

/** The endpoints that read, create, update and delete an entry by its id. */
export function entryEndpoints<Entry, Input extends object>(
  build: EndpointBuilder<typeof baseQuery, TagType, 'api'>,
  { path, tag, response }: EntryEndpointsOptions<Entry>,
) {
  return {
    get: build.query<Entry, number>({
      ...response,
      query: (id) => `${path}/${id}`,
      providesTags: (_entry, _error, id) => [itemTag(tag, id)],
    }),
    create: build.mutation<Entry, CreateArgs<Input>>({
      ...response,
      query: ({ input, ...conditions }) => ({
        url: path,
        method: 'POST',
        body: input,
        headers: writeHeaders(conditions),
      }),
      invalidatesTags: (_entry, error) => unlessRejected(error, [listTag(tag)]),
    }),
    update: build.mutation<Entry, UpdateArgs<Partial<Input>>>({
      ...response,
      query: updateRequest(path),
      invalidatesTags: (_entry, error, { id }) => unlessRejected(error, changedTags(tag, id)),
    }),
    remove: build.mutation<{ id: number }, number>({
      query: deleteRequest(path),
      invalidatesTags: (_entry, error, id) => unlessRejected(error, changedTags(tag, id)),
    }),
  }
}
