import type { FastifyInstance } from 'fastify'
import { Type, type Static, type TSchema } from 'typebox'
import { Success } from '../../src/contract/envelope'
import type { Body } from '../../src/contract/fields'
import type { WriteTransaction } from '../database/contentWrites'
import type { TrackedTable } from '../database/schema'
import { deleteDraft } from '../database/drafts'
import { addRevision } from '../database/revisions'
import type { Db } from '../database/schema'
import { HttpError, notFound } from '../http/HttpError'
import type { GetRoute } from './getRoute'
import { draftedEntry, XDraft } from './draftHeader'
import { commit, ownerRoute, writeFailures } from './ownerRoute'
import { FailureResponse, IdParams, success } from './routeSchemas'
import { versionOf, writableFields, writableJson } from './writableFields'

/** A resource whose rows can be changed. */
export interface UpdateRoute<
  Changes extends TSchema,
  Data extends TSchema,
  Key extends keyof Static<Data>,
> extends GetRoute<Data, Key> {
  table: TrackedTable
  /** The schema of the body of PUT. */
  changes: Changes
  update: (transaction: WriteTransaction, id: number, changes: Body<Changes>) => Promise<void>
  /** Bytes of a body; by default, the limit of the app. */
  bodyLimit?: number
}

/** The version that a write started from, as the owner has read it. */
export const IfMatch = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 100 })) })
export type IfMatch = Static<typeof IfMatch>

/** The errors of a write to a row. */
export const rowFailures = {
  ...writeFailures,
  404: FailureResponse,
  409: FailureResponse,
  412: FailureResponse,
}

/** Adds PUT, which changes the given fields of a row and adds a revision. */
export function updateRoute<
  Changes extends TSchema,
  Data extends TSchema,
  Key extends keyof Static<Data>,
>(app: FastifyInstance, resource: UpdateRoute<Changes, Data, Key>): void {
  const { path, noun, table, changes, data, key } = resource
  app.put<{ Params: IdParams; Headers: IfMatch & XDraft }>(
    `${path}/:id`,
    ownerRoute(resource, `update${noun}`, {
      params: IdParams,
      headers: Type.Object({ ...IfMatch.properties, ...XDraft.properties }),
      body: changes,
      response: { 200: Success(data), ...rowFailures },
    }),
    ({ params: { id }, headers, body }) =>
      commit(app, async (transaction) => {
        const before = await readRow(transaction, resource, id)
        checkVersion(resource, before, headers)
        // Fastify infers no type from a generic schema, but it has validated the body.
        await resource.update(transaction, id, writableFields(changes, body as object))
        const after = await readRow(transaction, resource, id)
        const [oldData, newData] = [before, after].map((row) => writableJson(changes, row))
        if (oldData !== newData) {
          await addRevision(transaction, table, id, 'imported', oldData ?? '')
          await addRevision(transaction, table, id, 'updated', newData ?? '')
        }
        const draft = headers['x-draft']
        if (draft !== undefined) await deleteDraft(transaction, draftedEntry(path, id), draft)
        return success({ [key]: after })
      }),
  )
}

/**
 * Reads a row as its owner sees it, with its version.
 * @throws HttpError 404 if it does not exist
 */
export async function readRow<Data extends TSchema, Key extends keyof Static<Data>>(
  db: Db,
  { noun, find, changes }: GetRoute<Data, Key> & { changes: TSchema },
  id: number,
) {
  const row = await find(db, id, { isOwner: true })
  if (row === undefined) throw notFound(noun)
  return { ...row, version: versionOf(changes, row) }
}

/** @throws HttpError 412 if the row has another version than the client has read */
export function checkVersion(
  { noun }: { noun: string },
  { version }: { version: string },
  { 'if-match': expected }: IfMatch,
): void {
  if (expected === undefined || expected === '*') return
  if (expected.replace(/^"(.*)"$/, '$1') === version) return
  throw new HttpError(412, `${noun} has been changed since it was read: read it again`)
}
