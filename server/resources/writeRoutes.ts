import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { DeletedData, Success } from '../../src/contract/envelope'
import type { Body } from '../../src/contract/fields'
import { allocateId, type WriteTransaction } from '../database/contentWrites'
import type { WritableTable } from '../database/schema'
import { assignDraft } from '../database/drafts'
import { addRevision } from '../database/revisions'
import { moveToTrash } from '../database/trash'
import { conflict } from '../http/HttpError'
import { draftedEntry, XDraft } from './draftHeader'
import { commit, ownerRoute, writeFailures } from './ownerRoute'
import { FailureResponse, IdParams, success } from './routeSchemas'
import {
  checkVersion,
  IfMatch,
  readRow,
  rowFailures,
  updateRoute,
  type UpdateRoute,
} from './updateRoute'
import { writableFields, writableJson } from './writableFields'

/** A resource whose rows can be created, changed and deleted. */
export interface WriteRoutes<
  Input extends TSchema,
  Changes extends TSchema,
  Data extends TSchema,
  Key extends keyof Static<Data>,
> extends UpdateRoute<Changes, Data, Key> {
  table: WritableTable
  /** The schema of the body of POST. */
  input: Input
  create: (transaction: WriteTransaction, id: number, input: Body<Input>) => Promise<void>
  /** Identifies a row for its owner. */
  title: (row: Static<Data>[Key]) => string
  /** Throws an HttpError if the row must not be deleted. */
  checkDeletion?: (transaction: WriteTransaction, id: number) => Promise<void>
}

/**
 * Adds POST, PUT and DELETE of a resource for its owner. Each is one transaction, which also keeps
 * the former state.
 */
export function writeRoutes<
  Input extends TSchema,
  Changes extends TSchema,
  Data extends TSchema,
  Key extends keyof Static<Data>,
>(app: FastifyInstance, resource: WriteRoutes<Input, Changes, Data, Key>): void {
  createRoute(app, resource)
  updateRoute(app, resource)
  deleteRoute(app, resource)
}

function createRoute<
  Input extends TSchema,
  Changes extends TSchema,
  Data extends TSchema,
  Key extends keyof Static<Data>,
>(app: FastifyInstance, resource: WriteRoutes<Input, Changes, Data, Key>): void {
  const { path, table, noun, input, changes, data, key } = resource
  app.post<{ Headers: XDraft }>(
    path,
    ownerRoute(resource, `create${noun}`, {
      headers: XDraft,
      body: input,
      response: { 201: Success(data), ...writeFailures, 409: FailureResponse },
    }),
    async ({ headers, body }, reply) => {
      const row = await commit(app, async (transaction) => {
        const draft = headers['x-draft']
        const id = await allocateId(transaction, table)
        // Also a repeated request creates one entry only.
        if (draft && !(await assignDraft(transaction, draftedEntry(path, id), draft))) {
          throw conflict('x-draft', 'is not that of the draft of a new entry')
        }
        // Fastify infers no type from a generic schema, but it has validated the body.
        await resource.create(transaction, id, writableFields(input, body as object))
        const created = await readRow(transaction, resource, id)
        await addRevision(transaction, table, id, 'created', writableJson(changes, created))
        return { ...created, id }
      })
      return reply
        .code(201)
        .header('Location', `/api${path}/${row.id}`)
        .send(success({ [key]: row }))
    },
  )
}

function deleteRoute<
  Input extends TSchema,
  Changes extends TSchema,
  Data extends TSchema,
  Key extends keyof Static<Data>,
>(app: FastifyInstance, resource: WriteRoutes<Input, Changes, Data, Key>): void {
  const { path, table, noun, changes } = resource
  app.delete<{ Params: IdParams; Headers: IfMatch }>(
    `${path}/:id`,
    ownerRoute(resource, `delete${noun}`, {
      params: IdParams,
      headers: IfMatch,
      response: { 200: Success(DeletedData), ...rowFailures },
    }),
    ({ params: { id }, headers }) =>
      commit(app, async (transaction) => {
        const row = await readRow(transaction, resource, id)
        checkVersion(resource, row, headers)
        await resource.checkDeletion?.(transaction, id)
        await addRevision(transaction, table, id, 'imported', writableJson(changes, row))
        await moveToTrash(transaction, table, id, resource.title(row))
        return success({ id })
      }),
  )
}
