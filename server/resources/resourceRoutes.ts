import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Db } from '../database/schema'
import { notFound } from '../http/HttpError'
import {
  IdParams,
  PageQuery,
  readResponses,
  readResponsesOrNotFound,
  success,
} from './routeSchemas'
import type { Reader } from './visibility'
import { writeRoutes, type WriteRoutes } from './writeRoutes'

interface ListRoute<ListData extends TSchema> {
  path: string
  tag: string
  /** The resource in the operation id, for example `Skills`. */
  plural: string
  listData: ListData
  list: (db: Db, page: PageQuery, reader: Reader) => Promise<Static<ListData>>
}

interface GetRoute<Data extends TSchema> {
  path: string
  tag: string
  /** The resource in messages, for example `Skill`. */
  noun: string
  /** `get` and the noun by default. */
  operationId?: string
  data: Data
  /** Reads the `data` of a row that the reader may see. */
  find: (db: Db, id: number, reader: Reader) => Promise<Static<Data> | undefined>
}

type ResourceRoutes<
  Input extends TSchema,
  Changes extends TSchema,
  Data extends TSchema,
  ListData extends TSchema,
> = Omit<WriteRoutes<Input, Changes, Data>, 'read'> & GetRoute<Data> & ListRoute<ListData>

/** Adds the five routes of a resource: the list, one entry, POST, PUT and DELETE. */
export function resourceRoutes<
  Input extends TSchema,
  Changes extends TSchema,
  Data extends TSchema,
  ListData extends TSchema,
>(app: FastifyInstance, resource: ResourceRoutes<Input, Changes, Data, ListData>): void {
  listRoute(app, resource)
  getRoute(app, resource)
  writeRoutes(app, {
    ...resource,
    read: (db, id) => resource.find(db, id, { isOwner: true }),
  })
}

function listRoute<ListData extends TSchema>(
  app: FastifyInstance,
  { path, tag, plural, listData, list }: ListRoute<ListData>,
): void {
  app.get<{ Querystring: PageQuery }>(
    path,
    {
      schema: {
        tags: [tag],
        operationId: `list${plural}`,
        querystring: PageQuery,
        response: readResponses(listData),
      },
    },
    async ({ query, isOwner }) => success(await list(app.db, query, { isOwner })),
  )
}

/** Adds the route of one entry by its id. */
export function getRoute<Data extends TSchema>(
  app: FastifyInstance,
  { path, tag, noun, operationId = `get${noun}`, data, find }: GetRoute<Data>,
): void {
  app.get<{ Params: IdParams }>(
    `${path}/:id`,
    {
      schema: {
        tags: [tag],
        operationId,
        params: IdParams,
        response: readResponsesOrNotFound(data),
      },
    },
    async ({ params, isOwner }) => {
      const found = await find(app.db, params.id, { isOwner })
      if (found === undefined) throw notFound(noun)
      return success(found)
    },
  )
}
