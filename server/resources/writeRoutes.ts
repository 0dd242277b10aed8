import type { FastifyInstance, FastifySchema } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { DeletedData, Success } from '../../src/contract/envelope'
import {
  deleteRow,
  hasRow,
  write,
  type WritableTable,
  type WriteTransaction,
} from '../database/contentWrites'
import { notFound } from '../http/HttpError'
import { requireOwner } from '../plugins/authentication'
import type { GetRoute } from './getRoute'
import { FailureResponse, IdParams, success } from './routeSchemas'

export interface WriteRoutes<
  Input extends TSchema,
  Changes extends TSchema,
  Data extends TSchema,
  Key extends keyof Static<Data>,
> extends GetRoute<Data, Key> {
  table: WritableTable
  /** The schema of the body of POST. */
  input: Input
  /** The schema of the body of PUT. */
  changes: Changes
  /** Inserts a row and returns its id. */
  create: (transaction: WriteTransaction, input: Static<Input>) => Promise<number>
  update: (transaction: WriteTransaction, id: number, changes: Static<Changes>) => Promise<void>
}

const failures = {
  400: FailureResponse,
  401: FailureResponse,
  413: FailureResponse,
  414: FailureResponse,
  415: FailureResponse,
  429: FailureResponse,
  500: FailureResponse,
  503: FailureResponse,
}

/** Adds POST, PUT and DELETE of a resource. Each needs the owner's token and is one transaction. */
export function writeRoutes<
  Input extends TSchema,
  Changes extends TSchema,
  Data extends TSchema,
  Key extends keyof Static<Data>,
>(app: FastifyInstance, resource: WriteRoutes<Input, Changes, Data, Key>): void {
  const { path, table, noun, input, changes, data } = resource
  const changed = { 200: Success(data), ...failures, 404: FailureResponse, 409: FailureResponse }

  app.post(
    path,
    ownerRoute(resource, 'create', {
      body: input,
      response: { 201: Success(data), ...failures, 409: FailureResponse },
    }),
    async ({ body }, reply) => {
      const { id, response } = await commit(app, async (transaction) => {
        // Fastify infers no type from a generic schema, but it has validated the body.
        const id = await resource.create(transaction, body as Static<Input>)
        return { id, response: await readWritten(transaction, resource, id) }
      })
      return reply.code(201).header('Location', `/api${path}/${id}`).send(response)
    },
  )

  app.put<{ Params: IdParams }>(
    `${path}/:id`,
    ownerRoute(resource, 'update', { params: IdParams, body: changes, response: changed }),
    ({ params: { id }, body }) =>
      commit(app, async (transaction) => {
        if (!(await hasRow(transaction, table, id))) throw notFound(noun)
        await resource.update(transaction, id, body as Static<Changes>)
        return readWritten(transaction, resource, id)
      }),
  )

  app.delete<{ Params: IdParams }>(
    `${path}/:id`,
    ownerRoute(resource, 'delete', {
      params: IdParams,
      response: { 200: Success(DeletedData), ...failures, 404: FailureResponse },
    }),
    ({ params: { id } }) =>
      commit(app, async (transaction) => {
        if (!(await deleteRow(transaction, table, id))) throw notFound(noun)
        return success({ id })
      }),
  )
}

/** The options of a route that needs the owner's token. */
function ownerRoute(
  { tag, noun }: { tag: string; noun: string },
  action: string,
  schema: FastifySchema,
) {
  return {
    preParsing: requireOwner,
    schema: { tags: [tag], security: [{ token: [] }], operationId: `${action}${noun}`, ...schema },
  }
}

/** Runs a write in one transaction, and invalidates the caches when it is committed. */
async function commit<T>(
  { db, contentVersion }: FastifyInstance,
  work: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> {
  const result = await write(db, work)
  contentVersion.increment()
  return result
}

/** Reads the response's body for a row that was just written. */
async function readWritten<Data extends TSchema, Key extends keyof Static<Data>>(
  transaction: WriteTransaction,
  { key, find }: GetRoute<Data, Key>,
  id: number,
) {
  const row = await find(transaction, id, { isOwner: true })
  if (row === undefined) throw new Error('The row was not found after it was written')
  return success({ [key]: row })
}
