import type {
  DeletableResource,
  Revision,
  SortedResource,
  TrackedResource,
  TrashEntry,
} from '../../../src/contract/studio'
import type { WriteTransaction } from '../../database/contentWrites'
import { putOrder } from '../../database/sortOrder'
import { readRevisions } from '../../database/revisions'
import type { Db, SortedTable, TrackedTable, WritableTable } from '../../database/schema'
import { readTrash, restoreFromTrash } from '../../database/trash'
import { conflict, notFound } from '../../http/HttpError'

const deletableTables: Record<DeletableResource, WritableTable> = {
  experience: 'experiences',
  education: 'educations',
  categories: 'categories',
  skills: 'skills',
  'profile-skills': 'profile_skills',
  projects: 'projects',
  testimonials: 'testimonials',
  posts: 'posts',
}

const tables: Record<TrackedResource, TrackedTable> = { ...deletableTables, profiles: 'profiles' }

const sortedTables: Record<SortedResource, SortedTable> = {
  categories: 'categories',
  skills: 'skills',
  'profile-skills': 'profile_skills',
  projects: 'projects',
  testimonials: 'testimonials',
}

const resources = new Map(
  Object.entries(deletableTables).map(([resource, table]) => [
    table,
    resource as DeletableResource,
  ]),
)

/** The saved states of an entry, also of a deleted one, the latest first. */
export async function listRevisions(
  db: Db,
  resource: TrackedResource,
  id: number,
): Promise<Revision[]> {
  const rows = await readRevisions(db, tables[resource], id)
  return rows.map(({ data, ...row }) => ({ ...row, data: JSON.parse(data) as Revision['data'] }))
}

/** The deleted entries that can be restored, the latest first. */
export async function listTrash(db: Db): Promise<TrashEntry[]> {
  const rows = await readTrash(db)
  return rows.flatMap(({ table_name, row_id, title, deleted_at }) => {
    const resource = resources.get(table_name)
    return resource ? [{ resource, id: row_id, title, deleted_at }] : []
  })
}

/** @throws HttpError 404 if the entry is not in the trash, 409 if it cannot be restored */
export async function restoreEntry(
  transaction: WriteTransaction,
  resource: DeletableResource,
  id: number,
): Promise<void> {
  const result = await restoreFromTrash(transaction, deletableTables[resource], id)
  if (result === 'missing') throw notFound('Deleted entry')
  if (result) throw conflict(result.column, result.reason)
}

/** @throws HttpError 409 if the ids are not those of all entries */
export async function sortEntries(
  transaction: WriteTransaction,
  resource: SortedResource,
  ids: readonly number[],
): Promise<void> {
  if (await putOrder(transaction, sortedTables[resource], ids)) return
  throw conflict('ids', 'must be the ids of all entries: read the list again')
}
