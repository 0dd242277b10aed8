import type { FastifyInstance, FastifySchema } from 'fastify'
import { markEdited, write, type WriteTransaction } from '../database/contentWrites'
import { requireOwner } from '../plugins/authentication'
import { FailureResponse } from './routeSchemas'

/** The schemas of the errors of every write. */
export const writeFailures = {
  400: FailureResponse,
  401: FailureResponse,
  403: FailureResponse,
  413: FailureResponse,
  414: FailureResponse,
  415: FailureResponse,
  429: FailureResponse,
  500: FailureResponse,
  503: FailureResponse,
}

/** How the owner authenticates: by a token, or by a session of the studio. */
const security: Record<string, string[]>[] = [{ token: [] }, { session: [] }]

/** The options of a route that only the owner may use. */
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
