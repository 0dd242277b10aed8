import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { DeletedData, Success } from '../../src/contract/envelope'
import type { Db } from '../database/schema'
import {
  deleteRow,
  hasRow,
  write,
  type WritableTable,
  type WriteTransaction,
} from '../database/contentWrites'
import { notFound } from '../http/HttpError'
import { requireOwner } from '../plugins/authentication'
import { FailureResponse, IdParams, success } from './routeSchemas'

export interface WriteRoutes<Input extends TSchema, Changes extends TSchema, Data extends TSchema> {
  /** Under `/api`, for example `/projects`. */
  path: string
  table: WritableTable
  /** The resource in operation ids and messages, for example `Project`. */
  noun: string
  /** The group of operations in the description of the API. */
  tag: string
  /** The schemas of the bodies of POST and PUT, and of the `data` of their responses. */
  input: Input
  changes: Changes
  data: Data
  /** Inserts a row and returns its id. */
  create: (transaction: WriteTransaction, input: Static<Input>) => Promise<number>
  update: (transaction: WriteTransaction, id: number, changes: Static<Changes>) => Promise<void>
  /** Reads the `data` of a row, which may be inactive. */
  read: (db: Db, id: number) => Promise<Static<Data> | undefined>
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
export function writeRoutes<Input extends TSchema, Changes extends TSchema, Data extends TSchema>(
  app: FastifyInstance,
  resource: WriteRoutes<Input, Changes, Data>,
): void {
  createRoute(app, resource)
  updateRoute(app, resource)
  deleteRoute(app, resource)
}

/** What the options of all three routes share. */
function ownerOnly({ tag }: { tag: string }) {
  return { tags: [tag], security: [{ token: [] }] }
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

function createRoute<Input extends TSchema, Changes extends TSchema, Data extends TSchema>(
  app: FastifyInstance,
  resource: WriteRoutes<Input, Changes, Data>,
): void {
  const { path, noun, input, data, create, read } = resource
  app.post(
    path,
    {
      preParsing: requireOwner,
      schema: {
        ...ownerOnly(resource),
        operationId: `create${noun}`,
        body: input,
        response: { 201: Success(data), ...failures, 409: FailureResponse },
      },
    },
    async ({ body }, reply) => {
      const created = await commit(app, async (transaction) => {
        // The type of a generic schema's body is not inferred; it was validated by the schema.
        const id = await create(transaction, body as Static<Input>)
        return { id, data: assertFound(await read(transaction, id)) }
      })
      void reply.code(201).header('Location', `/api${path}/${created.id}`)
      return success(created.data)
    },
  )
}

function updateRoute<Input extends TSchema, Changes extends TSchema, Data extends TSchema>(
  app: FastifyInstance,
  resource: WriteRoutes<Input, Changes, Data>,
): void {
  const { path, table, noun, changes, data, update, read } = resource
  app.put<{ Params: IdParams }>(
    `${path}/:id`,
    {
      preParsing: requireOwner,
      schema: {
        ...ownerOnly(resource),
        operationId: `update${noun}`,
        params: IdParams,
        body: changes,
        response: { 200: Success(data), ...failures, 404: FailureResponse, 409: FailureResponse },
      },
    },
    async ({ params: { id }, body }) => {
      const updated = await commit(app, async (transaction) => {
        if (!(await hasRow(transaction, table, id))) throw notFound(noun)
        await update(transaction, id, body as Static<Changes>)
        return assertFound(await read(transaction, id))
      })
      return success(updated)
    },
  )
}

function deleteRoute(
  app: FastifyInstance,
  resource: { path: string; table: WritableTable; noun: string; tag: string },
): void {
  const { path, table, noun } = resource
  app.delete<{ Params: IdParams }>(
    `${path}/:id`,
    {
      preParsing: requireOwner,
      schema: {
        ...ownerOnly(resource),
        operationId: `delete${noun}`,
        params: IdParams,
        response: { 200: Success(DeletedData), ...failures, 404: FailureResponse },
      },
    },
    async ({ params: { id } }) => {
      await commit(app, async (transaction) => {
        if (!(await deleteRow(transaction, table, id))) throw notFound(noun)
      })
      return success({ id })
    },
  )
}

function assertFound<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('The row was not found after it was written')
  return row
}
