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
import { requireOwner } from '../plugins/authentication'
import { notFound } from '../http/HttpError'
import { FailureResponse, IdParams, success, type RouteOptions, type Routes } from './route'

/** What a noun assertFound say so that it can be written to. */
export interface WriteRouteOptions<
  Input extends TSchema,
  Changes extends TSchema,
  Data extends TSchema,
> {
  /** Where its calls are, for example `/projects`. */
  path: string
  table: WritableTable
  /** The noun in operation ids and messages, for example `Project`. */
  noun: string
  /** The group of calls that it belongs to in the API's description. */
  tag: string
  input: Input
  changes: Changes
  answer: Data
  create: (transaction: WriteTransaction, input: Static<Input>) => Promise<number>
  update: (transaction: WriteTransaction, id: number, changes: Static<Changes>) => Promise<void>
  /** What the answer says of a row; the owner sees it also when it is hidden. */
  read: (db: Db, id: number) => Promise<Static<Data>>
}

const refusals = {
  400: FailureResponse,
  401: FailureResponse,
  413: FailureResponse,
  414: FailureResponse,
  429: FailureResponse,
  500: FailureResponse,
  503: FailureResponse,
}
const security = [{ token: [] }]

/** POST, PUT and DELETE of a noun: for the owner only, each one transaction. */
export function writeRoutes<Input extends TSchema, Changes extends TSchema, Data extends TSchema>(
  api: Parameters<Routes>[0],
  { database, written }: RouteOptions,
  {
    path,
    table,
    noun,
    tag,
    input,
    changes,
    answer,
    create,
    update,
    read,
  }: WriteRouteOptions<Input, Changes, Data>,
): void {
  // What a body holds is known only to the caller's schemas: the handlers are told by hand.
  const server = api as unknown as FastifyInstance
  const writeContent = async <T>(
    work: (transaction: WriteTransaction) => Promise<T>,
  ): Promise<T> => {
    const result = await write(database, work)
    written()
    return result
  }
  const common = { preParsing: requireOwner }
  const description = { tags: [tag], security }

  server.post(
    path,
    {
      ...common,
      schema: {
        ...description,
        operationId: `create${noun}`,
        body: input,
        response: { 201: Success(answer), ...refusals, 409: FailureResponse, 415: FailureResponse },
      },
    },
    async ({ body }, reply) => {
      const [id, data] = await writeContent(async (transaction) => {
        const created = await create(transaction, body as Static<Input>)
        return [created, await read(transaction, created)] as const
      })
      return reply.code(201).header('Location', `/api${path}/${id}`).send(success(data))
    },
  )

  server.put<{ Params: { id: number } }>(
    `${path}/:id`,
    {
      ...common,
      schema: {
        ...description,
        operationId: `update${noun}`,
        params: IdParams,
        body: changes,
        response: {
          200: Success(answer),
          ...refusals,
          404: FailureResponse,
          409: FailureResponse,
          415: FailureResponse,
        },
      },
    },
    async ({ params: { id }, body }) => {
      const data = await writeContent(async (transaction) => {
        if (!(await hasRow(transaction, table, id))) throw notFound(noun)
        await update(transaction, id, body as Static<Changes>)
        return read(transaction, id)
      })
      return success(data)
    },
  )

  server.delete<{ Params: { id: number } }>(
    `${path}/:id`,
    {
      ...common,
      schema: {
        ...description,
        operationId: `delete${noun}`,
        params: IdParams,
        response: {
          200: Success(DeletedData),
          ...refusals,
          404: FailureResponse,
          415: FailureResponse,
        },
      },
    },
    async ({ params: { id } }) => {
      await writeContent(async (transaction) => {
        if (!(await deleteRow(transaction, table, id))) throw notFound(noun)
      })
      return success({ id })
    },
  )
}

/** A row that was there a moment ago, in the same transaction. */
export function assertFound<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('A row that was just written is not there')
  return row
}
