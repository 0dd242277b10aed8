import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Page } from '../database/readPage'
import type { Db } from '../database/schema'
import { PageQuery, paginationOf, readResponses, success } from './routeSchemas'
import type { Reader } from './visibility'

type Row<Rows> = Rows extends (infer Element)[] ? Element : never

export interface ListRoute<
  ListData extends TSchema,
  ListKey extends keyof Static<ListData>,
  Params extends TSchema,
> {
  /** Under `/api`, for example `/projects`. */
  path: string
  /** The group of operations in the description of the API. */
  tag: string
  /** The schema of `data` in the response, and the key of the rows beside `pagination`. */
  listData: ListData
  listKey: ListKey
  list: (
    db: Db,
    page: PageQuery,
    reader: Reader,
    params: Static<Params>,
  ) => Promise<Page<Row<Static<ListData>[ListKey]>>>
}

/** Adds a route that reads one page of a list, which the parameters of the path select. */
export function listRoute<
  ListData extends TSchema,
  ListKey extends keyof Static<ListData>,
  Params extends TSchema,
>(
  app: FastifyInstance,
  operationId: string,
  params: Params,
  { path, tag, listData, listKey, list }: ListRoute<ListData, ListKey, Params>,
): void {
  app.get<{ Params: Static<Params>; Querystring: PageQuery }>(
    path,
    {
      schema: {
        tags: [tag],
        operationId,
        params,
        querystring: PageQuery,
        response: readResponses(listData),
      },
    },
    async ({ params, query, isOwner }) => {
      // Fastify infers no type from a generic schema, but it has validated the parameters.
      const { rows, total } = await list(app.db, query, { isOwner }, params as Static<Params>)
      return success({ [listKey]: rows, pagination: paginationOf(query, total) })
    },
  )
}
