import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Message, MessageInput } from '../../../src/contract/messages'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
import type { Database, Db } from '../../database/schema'

export type StoredMessage = Selectable<Database['messages']>

/** Milliseconds for which a process has a message to itself while it delivers it. */
const lease = 120_000

/** The `due_at` of a message that is stored only, because no delivery is configured. */
export const neverDue = Number.MAX_SAFE_INTEGER

/** Minutes from a failed delivery to the next attempt, by the number of failures before. */
const retryDelays = [1, 5, 15, 60, 360]

/** @param dueAt in milliseconds since 1970; `neverDue` for a message that is only stored */
export async function storeMessage(
  db: Db,
  { name, email, subject, message }: MessageInput,
  dueAt = 0,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('messages')
    .values({
      ...{ id, name, email, subject, message },
      created_at: new Date().toISOString(),
      ...{ attempts: 0, due_at: dueAt, delivered_at: null, last_error: null, read_at: null },
    })
    .execute()
  return id
}

/**
 * Returns the oldest message that is due, and postpones it by the lease, so that no other process
 * delivers it meanwhile. If this process dies, the message is due again after the lease.
 * @param now milliseconds since 1970
 */
export async function claimMessage(db: Db, now: number): Promise<StoredMessage | undefined> {
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

export async function markDelivered(db: Db, { id }: StoredMessage): Promise<void> {
  await db
    .updateTable('messages')
    .set({ delivered_at: new Date().toISOString(), last_error: null })
    .where('id', '=', id)
    .execute()
}

export async function scheduleRetry(
  db: Db,
  { id, attempts }: StoredMessage,
  reason: string,
  now: number,
): Promise<void> {
  const minutes = retryDelays[Math.min(attempts, retryDelays.length - 1)] ?? 1
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

const newestFirst = (db: Db) =>
  db.selectFrom('messages').selectAll().orderBy('created_at', 'desc').orderBy('id')

export function listMessages(db: Db): Promise<StoredMessage[]> {
  return newestFirst(db).execute()
}

export async function deleteMessages(db: Db, messages: readonly StoredMessage[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { id } of messages) {
      await transaction.deleteFrom('messages').where('id', '=', id).execute()
    }
  })
}

export async function readInbox(db: Db, page: PageRequest): Promise<Page<Message>> {
  const { rows, total } = await readPage(db, page, newestFirst)
  return { rows: rows.map(presentMessage), total }
}

function presentMessage({
  due_at,
  delivered_at,
  read_at,
  attempts: _,
  ...row
}: StoredMessage): Message {
  const undelivered = due_at === neverDue ? 'stored' : 'waiting'
  const delivery = delivered_at === null ? undelivered : 'delivered'
  return { ...row, is_read: read_at !== null, delivery }
}

export async function countUnread(db: Db): Promise<number> {
  const { unread } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}

export async function markRead(db: Db, id: string, isRead: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ read_at: isRead ? new Date().toISOString() : null })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Deletes the messages from before a time, except those that wait for their delivery. */
export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('messages')
    .where('created_at', '<', before.toISOString())
    .where((where) =>
      where.or([where('delivered_at', 'is not', null), where('due_at', '=', neverDue)]),
    )
    .execute()
}
