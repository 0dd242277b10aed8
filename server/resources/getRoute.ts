import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Db } from '../database/schema'
import { notFound } from '../http/HttpError'
import { versionOf } from './writableFields'
import { IdParams, readResponsesOrNotFound, success } from './routeSchemas'
import type { Reader } from './visibility'

export interface GetRoute<Data extends TSchema, Key extends keyof Static<Data>> {
  /** Under `/api`, for example `/projects`. */
  path: string
  /** The group of operations in the description of the API. */
  tag: string
  /** The resource in operation ids and messages, for example `Project`. */
  noun: string
  /** The schema of `data` in the response, and the only key of `data`. */
  data: Data
  key: Key
  /** Reads a row, if the reader may see it. */
  find: (db: Db, id: number, reader: Reader) => Promise<Static<Data>[Key] | undefined>
  /** The schema of the body that changes a row, if it can be changed. */
  changes?: TSchema
}

/** Adds the route that reads a row by its id. */
export function getRoute<Data extends TSchema, Key extends keyof Static<Data>>(
  app: FastifyInstance,
  { path, tag, noun, data, key, find, changes }: GetRoute<Data, Key>,
  operationId = `get${noun}`,
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
      const row = await find(app.db, params.id, { isOwner })
      if (row === undefined) throw notFound(noun)
      const hasVersion = isOwner && changes
      return success({
        [key]: hasVersion ? { ...row, version: versionOf(changes, row) } : row,
      })
    },
  )
}
