import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Page } from '../database/readPage'
import type { Db } from '../database/schema'
import { getRoute } from './getRoute'
import { PageQuery, paginationOf, readResponses, success } from './routeSchemas'
import type { Reader } from './visibility'
import { writeRoutes, type WriteRoutes } from './writeRoutes'

interface ListRoute<ListData extends TSchema, ListKey extends keyof Static<ListData>> {
  path: string
  tag: string
  /** The schema of `data` in the response, and the key of the rows beside `pagination`. */
  listData: ListData
  listKey: ListKey
  list: (db: Db, page: PageQuery, reader: Reader) => Promise<Page<Row<Static<ListData>[ListKey]>>>
}

type Row<Rows> = Rows extends (infer Element)[] ? Element : never

/** Adds the five routes of a resource: the list, one row by its id, POST, PUT and DELETE. */
export function resourceRoutes<
  Input extends TSchema,
  Changes extends TSchema,
  Data extends TSchema,
  Key extends keyof Static<Data>,
  ListData extends TSchema,
  ListKey extends keyof Static<ListData>,
>(
  app: FastifyInstance,
  resource: WriteRoutes<Input, Changes, Data, Key> & ListRoute<ListData, ListKey>,
): void {
  listRoute(app, resource, `list${resource.noun}s`)
  getRoute(app, resource)
  writeRoutes(app, resource)
}

function listRoute<ListData extends TSchema, ListKey extends keyof Static<ListData>>(
  app: FastifyInstance,
  { path, tag, listData, listKey, list }: ListRoute<ListData, ListKey>,
  operationId: string,
): void {
  app.get<{ Querystring: PageQuery }>(
    path,
    {
      schema: {
        tags: [tag],
        operationId,
        querystring: PageQuery,
        response: readResponses(listData),
      },
    },
    async ({ query, isOwner }) => {
      const { rows, total } = await list(app.db, query, { isOwner })
      return success({ [listKey]: rows, pagination: paginationOf(query, total) })
    },
  )
}
