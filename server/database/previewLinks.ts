import type { ExpressionBuilder, Selectable } from 'kysely'
import type { PublishedResource } from '../../src/contract/studio'
import { deleteExpired } from './expiringRows'
import type { Database, Db } from './schema'

export type StoredPreviewLink = Selectable<Database['preview_links']>

/** Stores the link of an entry in the place of the one before, and deletes those that have expired. */
export async function putPreviewLink(db: Db, link: StoredPreviewLink, now: number): Promise<void> {
  const { resource: _, entry_id: __, ...columns } = link
  await deleteExpired(db, 'preview_links', now)
  await db
    .insertInto('preview_links')
    .values(link)
    .onConflict((conflict) => conflict.columns(['resource', 'entry_id']).doUpdateSet(columns))
    .execute()
}

/** The links that have not expired. @param now milliseconds since 1970 */
export function listPreviewLinks(db: Db, now: number): Promise<StoredPreviewLink[]> {
  return db
    .selectFrom('preview_links')
    .selectAll()
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .execute()
}

/** The link with the hash of a secret, unless it has expired. */
export function findPreviewLink(
  db: Db,
  hash: string,
  now: number,
): Promise<StoredPreviewLink | undefined> {
  return db
    .selectFrom('preview_links')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

interface LinkedEntry {
  /** Entries of other resources have no links. */
  resource: string
  entry_id: number
}

export async function deletePreviewLinkOf(db: Db, entry: LinkedEntry): Promise<void> {
  await db.deleteFrom('preview_links').where(ofEntry(entry)).execute()
}

export async function movePreviewLink(db: Db, from: LinkedEntry, entry_id: number): Promise<void> {
  await db.updateTable('preview_links').set({ entry_id }).where(ofEntry(from)).execute()
}

const ofEntry =
  ({ resource, entry_id }: LinkedEntry) =>
  (eb: ExpressionBuilder<Database, 'preview_links'>) =>
    eb.and({ resource: resource as PublishedResource, entry_id })
