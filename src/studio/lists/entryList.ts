import type { DeletableResource, SortedResource } from '../../contract/studio'
import type { StudioThunk } from '../useStudioDispatch'

export interface Row {
  id: number
}

/** Changes rows of any resource: removes, inserts or sorts them. */
export type ChangeRows = <AnyRow extends Row>(rows: AnyRow[]) => AnyRow[]

/** What a list shows of an entry. */
export interface EntrySummary {
  title: string
  /** Further facts; empty ones are left out. */
  details?: readonly (string | false | null | undefined)[]
  /** Why visitors do not see the entry, or where else they see it. */
  statuses?: readonly ('Draf' | 'Terjadwal' | 'Nonaktif' | 'Unggulan' | false)[]
}

/** How the list of a resource is read, shown and changed. */
interface EntryListOptions<AnyRow extends Row> {
  /** The rows are undefined until they are loaded. */
  useRows(): {
    rows: readonly AnyRow[] | undefined
    error?: unknown
    refetch: () => PromiseLike<unknown>
  }
  summarize(row: AnyRow): EntrySummary
  /** The heading above an entry; the owner sorts entries only among those with the same. */
  groupOf?(row: AnyRow): string
  /** Changes the cached list before the server responds. */
  updateRows(change: ChangeRows): StudioThunk<{ undo: () => void }>
  remove(id: number): StudioThunk<PromiseLike<{ error?: unknown }>>
}

/** Those that the owner cannot sort are sorted by date. */
type Sorting =
  | { resource: SortedResource; isSortable: true }
  | { resource: DeletableResource; isSortable?: false }

export type EntryList = EntryListOptions<Row> & Sorting

export function defineList<AnyRow extends Row>(
  list: EntryListOptions<AnyRow> & Sorting,
): EntryList {
  return list
}

/** Screens request all entries at once, so that they can be sorted. */
export const allRows = { page: 1, limit: 1000 }
