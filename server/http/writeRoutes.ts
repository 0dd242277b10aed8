import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { DeletedData, Success } from '../../src/contract/envelope'
import type { Db } from '../database/schema'
import { deleteRow, hasRow, write, type WrittenTable, type Writing } from '../database/write'
import { requireOwner } from './authorization'
import { notFound } from './HttpError'
import { FailureAnswer, IdParams, success, type RouteOptions, type Routes } from './route'

/** What a noun must say so that it can be written to. */
export interface Written<Input extends TSchema, Changes extends TSchema, Data extends TSchema> {
  /** Where its calls are, for example `/projects`. */
  path: string
  table: WrittenTable
  /** The noun in operation ids and messages, for example `Project`. */
  noun: string
  /** The group of calls that it belongs to in the API's description. */
  tag: string
  input: Input
  changes: Changes
  answer: Data
  create: (transaction: Writing, input: Static<Input>) => Promise<number>
  update: (transaction: Writing, id: number, changes: Static<Changes>) => Promise<void>
  /** What the answer says of a row; the owner sees it also when it is hidden. */
  read: (db: Db, id: number) => Promise<Static<Data>>
}

const refusals = {
  400: FailureAnswer,
  401: FailureAnswer,
  413: FailureAnswer,
  414: FailureAnswer,
  429: FailureAnswer,
  500: FailureAnswer,
  503: FailureAnswer,
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
  }: Written<Input, Changes, Data>,
): void {
  // What a body holds is known only to the caller's schemas: the handlers are told by hand.
  const server = api as unknown as FastifyInstance
  const writeContent = async <T>(work: (transaction: Writing) => Promise<T>): Promise<T> => {
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
        response: { 201: Success(answer), ...refusals, 409: FailureAnswer, 415: FailureAnswer },
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
          404: FailureAnswer,
          409: FailureAnswer,
          415: FailureAnswer,
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
          404: FailureAnswer,
          415: FailureAnswer,
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
export function must<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('A row that was just written is not there')
  return row
}
