import type { DraftCount } from '../../../src/contract/studio'
import type { Db } from '../../database/schema'

/** Counts the entries with unsaved changes, and the articles that visitors do not see yet. */
export async function countDrafts(db: Db): Promise<DraftCount[]> {
  const drafts = await db.selectFrom('drafts').select(['resource', 'entry_id']).execute()
  const unpublished = await db
    .selectFrom('posts')
    .select('id')
    .where((eb) => eb.or([eb('draft', '=', 1), eb('content', 'is', null)]))
    .execute()
  const places = [
    ...drafts.map(({ resource, entry_id }) => ({ resource, entry_id })),
    ...unpublished.map(({ id }) => ({ resource: 'posts' as const, entry_id: id })),
  ]
  const entries = new Map<DraftCount['resource'], Set<number>>()
  for (const { resource, entry_id } of places) {
    entries.set(resource, (entries.get(resource) ?? new Set<number>()).add(entry_id))
  }
  return [...entries].map(([resource, { size }]) => ({ resource, drafts: size }))
}
