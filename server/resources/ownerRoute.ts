import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { Type, type Static } from 'typebox'
import { DraftKey } from '../../src/contract/studio'
import { hasRow, markEdited, write, type WriteTransaction } from '../database/contentWrites'
import type { WritableTable } from '../database/schema'
import { HttpError, unknownReference } from '../http/HttpError'
import { logAccountEvent } from './accounts/accountEvents'
import { failures } from './routeSchemas'

export const writeFailures = failures(400, 401, 403, 413, 414, 415, 429, 500, 503)

export const rowFailures = { ...writeFailures, ...failures(404, 409, 412) }

/** The version that a write started from, as the owner has read it. */
export const IfMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'The `version` of the entry that a GET with the token has returned, not its ETag: the write is refused with 412 if the entry has changed since.',
    }),
  ),
})
export type IfMatch = Static<typeof IfMatch>

/** The key of the draft that a write saves. An entry is created from a stored draft only, and once. */
export const XDraft = Type.Object({ 'x-draft': Type.Optional(DraftKey) })
export type XDraft = Static<typeof XDraft>

/** How the owner authenticates: by a token, or by a session of the studio. */
const security: Record<string, string[]>[] = [{ token: [] }, { session: [] }]

/** Bytes of an entry with a text of the greatest length, whose characters have several bytes. */
export const entryBodyLimit = 1024 * 1024

export function ownerRoute<Schema extends FastifySchema>(
  { tag, bodyLimit }: { tag: string; bodyLimit?: number },
  operationId: string,
  schema: Schema,
) {
  return {
    preParsing: requireOwner,
    bodyLimit,
    schema: { tags: [tag], security, operationId, ...schema },
  }
}

/**
 * Refuses requests without a valid token or session. As a `preParsing` hook it runs after the rate limit
 * has counted the attempt, and before the body is read.
 */
function requireOwner(
  request: FastifyRequest,
  _reply: unknown,
  _payload: unknown,
  done: (error?: Error) => void,
): void {
  if (request.isOwner) return done()
  if (request.headers.authorization !== undefined) logAccountEvent(request, 'token_refused')
  done(new HttpError(401, 'A valid token or session is required'))
}

/**
 * Runs a write of the owner in one transaction, notes that the content was edited, and invalidates
 * the caches when it is committed.
 */
export async function commit<T>(
  { db, contentVersion }: FastifyInstance,
  work: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> {
  // `withRollback`: nobody else sees the write.
  if (db.isTransaction) return work(db as WriteTransaction)
  const result = await write(db, async (transaction) => {
    await markEdited(transaction)
    return work(transaction)
  })
  contentVersion.increment()
  return result
}

/**
 * Checks that an id refers to an existing row; without an id there is nothing to check.
 * @param path the field of the request's body that holds the id
 * @throws HttpError 400 that names the field
 */
export async function assertReference(
  transaction: WriteTransaction,
  path: string,
  table: WritableTable,
  id: number | null | undefined,
): Promise<void> {
  if (id === null || id === undefined) return
  if (await hasRow(transaction, table, id)) return
  throw unknownReference(path, table)
}
