import type { OnConflictBuilder, Selectable } from 'kysely'
import type { DraftInput, DraftReference } from '../../src/contract/drafts'
import type { TrackedResource } from '../../src/contract/history'
import type { WriteTransaction } from './contentWrites'
import type { Database, Db } from './schema'

type DraftRow = Selectable<Database['drafts']>

/** Milliseconds that a closed draft is kept. */
const retention = 30 * 24 * 60 * 60 * 1000

/** The drafts of a resource, the latest first. */
export function readDrafts(db: Db, resource: TrackedResource): Promise<DraftRow[]> {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('resource', '=', resource)
    .orderBy('saved_at', 'desc')
    .orderBy('key')
    .execute()
}

/**
 * Whether an entry can be created from drafts: none of them has been saved, and that of the form has
 * not been discarded. Drafts that were never stored count as open.
 */
export async function areUnsaved(db: Db, drafts: readonly DraftReference[]): Promise<boolean> {
  if (drafts.length === 0) return true
  const keys = drafts.map(({ key }) => key)
  const rows = await db.selectFrom('drafts').selectAll().where('key', 'in', keys).execute()
  return rows.every(
    ({ key, state }) => state === 'open' || (state === 'discarded' && key !== keys[0]),
  )
}

/**
 * Stores a draft, unless it is closed or has a later revision.
 * @returns whether it was stored
 */
export function putDraft(
  db: Db,
  { key, resource }: Pick<DraftRow, 'key' | 'resource'>,
  { entry_id = null, revision, data, replaces }: DraftInput,
): Promise<boolean> {
  const values = { entry_id, revision, saved_at: now(), data: JSON.stringify(data) }
  return db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto('drafts')
      .values({ key, resource, state: 'open', ...values })
      .onConflict(updateOpen(values))
      .returning('key')
      .executeTakeFirst()
    if (!stored) return false
    for (const draft of replaces ?? []) await discardDraft(transaction, resource, draft)
    return true
  })
}

/** Updates a draft that is stored already, unless it is closed or has a later revision. */
function updateOpen(values: Partial<DraftRow> & Pick<DraftRow, 'revision'>) {
  return (conflict: OnConflictBuilder<Database, 'drafts'>) =>
    conflict
      .column('key')
      .doUpdateSet(values)
      .where('drafts.state', '=', 'open')
      .where('drafts.revision', '<=', values.revision)
}

/** Discards a draft, unless it has a later revision. A delayed request cannot store it any more. */
export async function discardDraft(
  db: Db,
  resource: TrackedResource,
  { key, revision }: DraftReference,
): Promise<void> {
  const values = { revision, state: 'discarded', data: null, saved_at: now() } as const
  await db
    .insertInto('drafts')
    .values({ key, resource, entry_id: null, ...values })
    .onConflict(updateOpen(values))
    .execute()
}

/**
 * Closes the drafts that a write has saved, and deletes those that were closed long ago.
 * @param path of the resource, with a leading slash
 * @param drafts first that of the form, which may not be stored yet, then those that it continues
 */
export async function closeSavedDrafts(
  transaction: WriteTransaction,
  path: string,
  entryId: number,
  [own, ...others]: DraftReference[],
): Promise<void> {
  if (!own) return
  const resource = path.slice(1) as TrackedResource
  const saved_at = now()
  const values = { entry_id: entryId, revision: own.revision, state: 'saved', saved_at } as const
  await transaction
    .insertInto('drafts')
    .values({ key: own.key, resource, data: null, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...values, data: null }))
    .execute()
  for (const draft of others) await discardDraft(transaction, resource, draft)
  await transaction
    .deleteFrom('drafts')
    .where('state', '!=', 'open')
    .where('saved_at', '<', new Date(Date.now() - retention).toISOString())
    .execute()
}

function now(): string {
  return new Date().toISOString()
}
