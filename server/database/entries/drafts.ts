import { nouns } from '../../../src/contract/nouns'
import {
  deletableResources,
  type DraftCount,
  type DraftInput,
  type TrackedResource,
} from '../../../src/contract/studio'
import type { WriteTransaction } from '../contentWrites'
import { deletePreviewLinkOf, movePreviewLink } from '../previewLinks'
import type { Db } from '../schema'

interface DraftedEntry {
  resource: TrackedResource
  entry_id: number
}

/** The `entry_id` of the draft of an entry that does not exist yet. */
export const newEntryId = 0

export async function readDrafts(db: Db, resource: TrackedResource) {
  const rows = await db
    .selectFrom('drafts')
    .selectAll()
    .where('resource', '=', resource)
    .orderBy('entry_id')
    .execute()
  return rows.map(({ entry_id, changes, input: _, ...row }) => ({
    ...row,
    entry_id: entry_id === newEntryId ? null : entry_id,
    changes: JSON.parse(changes) as Record<string, unknown>,
  }))
}

/** The latest draft of an entry for its preview: without the fields that are not valid. */
export async function readDraftInput(db: Db, { resource, entry_id }: DraftedEntry) {
  const row = await db
    .selectFrom('drafts')
    .select(['key', 'revision', 'input'])
    .where((eb) => eb.and({ resource, entry_id }))
    .executeTakeFirst()
  return row?.input ? { ...row, input: JSON.parse(row.input) as DraftInput['changes'] } : undefined
}

/**
 * Stores the draft of an entry, or deletes it if it has no changes.
 * @returns false if the entry has a draft of another form that this one does not replace
 */
export async function putDraft(
  db: Db,
  { key, resource }: { key: string; resource: TrackedResource },
  { entry_id, entry_version = null, revision, changes, input, replaces }: DraftInput,
): Promise<boolean> {
  const entry = { resource, entry_id: entry_id ?? newEntryId }
  const saved_at = new Date().toISOString()
  const draft = {
    ...{ key, revision, entry_version, saved_at },
    changes: JSON.stringify(changes),
    input: input ? JSON.stringify(input) : null,
  }
  const stored = await db
    .insertInto('drafts')
    .values({ ...entry, ...draft })
    .onConflict((conflict) =>
      conflict
        .columns(['resource', 'entry_id'])
        .doUpdateSet(draft)
        .where((eb) =>
          eb.or(
            [{ key, revision }, ...replaces].map((known) =>
              eb('drafts.key', '=', known.key).and('drafts.revision', '<=', known.revision),
            ),
          ),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  if (stored && Object.keys(changes).length === 0) {
    await deleteDraft(db, entry, key)
  }
  return stored !== undefined
}

/** Deletes the draft of an entry, unless it is that of another form. */
export async function deleteDraft(db: Db, entry: DraftedEntry, key: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('drafts')
    .where((eb) => eb.and({ ...entry, key }))
    .executeTakeFirstOrThrow()
  // The next draft of a new entry is that of another one.
  if (entry.entry_id === newEntryId && numDeletedRows > 0) await deletePreviewLinkOf(db, entry)
}

/** Deletes the drafts of entries that neither exist nor can be restored. */
export async function deleteOrphanedDrafts(transaction: WriteTransaction): Promise<void> {
  for (const resource of deletableResources) {
    const { table } = nouns[resource]
    const trash = transaction.selectFrom('trash').where('table_name', '=', table)
    await transaction
      .deleteFrom('drafts')
      .where('resource', '=', resource)
      .where('entry_id', '!=', newEntryId)
      .where('entry_id', 'not in', transaction.selectFrom(table).select('id'))
      .where('entry_id', 'not in', trash.select('row_id'))
      .execute()
  }
}

/**
 * Empties the draft of a new entry, and assigns it, and its link, to the entry that was created from
 * it: a client whose request to create it got no response finds the entry by the draft's key.
 * @returns false if there is no such draft, because the entry was created already
 */
export async function assignDraft(
  transaction: WriteTransaction,
  { resource, entry_id }: DraftedEntry,
  key: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('drafts')
    .set({ entry_id, changes: '{}', input: null })
    .where((eb) => eb.and({ resource, entry_id: newEntryId, key }))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await movePreviewLink(transaction, { resource, entry_id: newEntryId }, entry_id)
  return true
}

/** Without the drafts of deleted entries, which are kept until these are restored. */
async function readDraftedEntries(db: Db): Promise<DraftedEntry[]> {
  const drafts = await db
    .selectFrom('drafts')
    .select(['resource', 'entry_id'])
    // Empty: the draft of an entry that was created from it.
    .where('changes', '!=', '{}')
    .execute()
  const existing = new Map<TrackedResource, Set<number>>()
  for (const resource of new Set(drafts.map((draft) => draft.resource))) {
    const rows = await db.selectFrom(nouns[resource].table).select('id').execute()
    existing.set(resource, new Set([newEntryId, ...rows.map(({ id }) => id)]))
  }
  return drafts.filter(({ resource, entry_id }) => existing.get(resource)?.has(entry_id))
}

/** Counts the entries with unsaved changes, and the articles and projects that visitors do not see yet. */
export async function countDrafts(db: Db): Promise<DraftCount[]> {
  const unpublished = await db
    .selectFrom('posts')
    .select('id')
    .where((eb) => eb.or([eb('draft', '=', 1), eb('content', 'is', null)]))
    .execute()
  const hidden = await db.selectFrom('projects').select('id').where('is_active', '=', 0).execute()
  const places = [
    ...(await readDraftedEntries(db)),
    ...unpublished.map(({ id }) => ({ resource: 'posts' as const, entry_id: id })),
    ...hidden.map(({ id }) => ({ resource: 'projects' as const, entry_id: id })),
  ]
  const entries = new Map<DraftCount['resource'], Set<number>>()
  for (const { resource, entry_id } of places) {
    entries.set(resource, (entries.get(resource) ?? new Set<number>()).add(entry_id))
  }
  return [...entries].map(([resource, { size }]) => ({ resource, drafts: size }))
}
