import type { ExpressionBuilder, Selectable } from 'kysely'
import type { PublishedResource } from '../../src/contract/studio'
import type { Database, Db } from './schema'
import { deleteExpired } from './secrets'

export type StoredPreviewLink = Selectable<Database['preview_links']>

/** Stores the link of an entry in the place of the one before, and deletes those that have expired. */
export async function putPreviewLink(db: Db, link: StoredPreviewLink): Promise<void> {
  const { resource: _, entry_id: __, ...columns } = link
  await deleteExpired(db, 'preview_links')
  await db
    .insertInto('preview_links')
    .values(link)
    .onConflict((conflict) => conflict.columns(['resource', 'entry_id']).doUpdateSet(columns))
    .execute()
}

export const validPreviewLinks = (db: Db) =>
  db.selectFrom('preview_links').selectAll().where('expires_at', '>', Date.now())

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
