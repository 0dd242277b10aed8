import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { MessageInput } from '../../src/contract/contact'
import type { Database, Db } from '../database/schema'

/** A message that is on its way to the owner. */
export type KeptMessage = Selectable<Database['messages']>

/** Milliseconds for which a message that one process is delivering is left alone by others. */
const lease = 120_000

/** Waits after a failure, in minutes; the last one for every further failure. */
const waits = [1, 5, 15, 60, 360]

/**
 * Keeps a message for good.
 * @returns its id
 */
export async function keepMessage(
  db: Db,
  { name, email, subject, message }: MessageInput,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('messages')
    .values({
      ...{ id, name, email, subject, message },
      created_at: new Date().toISOString(),
      ...{ attempts: 0, due_at: 0, delivered_at: null, last_error: null },
    })
    .execute()
  return id
}

/**
 * The next message that is due, for this process alone: others leave it until its lease is
 * over, also where this process dies.
 * @param now milliseconds since 1970
 */
export async function claimMessage(db: Db, now: number): Promise<KeptMessage | undefined> {
  const found = await db
    .selectFrom('messages')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!found) return undefined
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ due_at: now + lease })
    .where('id', '=', found.id)
    .where('due_at', '=', found.due_at)
    .executeTakeFirst()
  return numUpdatedRows > 0 ? found : claimMessage(db, now)
}

export async function markDelivered(db: Db, { id }: KeptMessage): Promise<void> {
  await db
    .updateTable('messages')
    .set({ delivered_at: new Date().toISOString(), last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Puts a message back, to be tried again later. */
export async function putBack(
  db: Db,
  { id, attempts }: KeptMessage,
  reason: string,
  now: number,
): Promise<void> {
  const minutes = waits[Math.min(attempts, waits.length - 1)] ?? 1
  await db
    .updateTable('messages')
    .set({
      attempts: attempts + 1,
      due_at: now + minutes * 60_000,
      last_error: reason.slice(0, 500),
    })
    .where('id', '=', id)
    .execute()
}
