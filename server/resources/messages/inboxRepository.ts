import type { Message } from '../../../src/contract/messages'
import type { PageRequest } from '../../database/readPage'
import type { Db } from '../../database/schema'
import { neverDue, type StoredMessage } from './repository'

export async function readInbox(
  db: Db,
  { page, limit }: PageRequest,
): Promise<{ messages: Message[]; total: number }> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await countMessages(db).executeTakeFirstOrThrow()
  return { messages: rows.map(presentMessage), total }
}

function countMessages(db: Db) {
  return db.selectFrom('messages').select(({ fn }) => fn.countAll<number>().as('total'))
}

function presentMessage({
  due_at,
  delivered_at,
  read_at,
  attempts: _,
  ...row
}: StoredMessage): Message {
  const isStored = due_at === neverDue
  const delivery = delivered_at !== null ? 'delivered' : isStored ? 'stored' : 'waiting'
  return { ...row, is_read: read_at !== null, delivery }
}

export async function countUnread(db: Db): Promise<number> {
  const { total } = await countMessages(db).where('read_at', 'is', null).executeTakeFirstOrThrow()
  return total
}

/** @returns whether there is such a message */
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
