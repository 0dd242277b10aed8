import type { DeletableResource, SortedResource } from '../../contract/studio'
import type { StudioThunk } from '../useStudioDispatch'

/** Changes rows of any resource: removes, inserts or sorts them. */
export type ChangeRows = <Row extends { id: number }>(rows: Row[]) => Row[]

/** What a list shows of an entry. */
export interface EntrySummary {
  title: string
  /** Further facts; empty ones are left out. */
  details: readonly (string | false | null | undefined)[]
  /** Why visitors do not see the entry, or where else they see it. */
  statuses: readonly (EntryStatus | false)[]
}

export type EntryStatus = 'Draf' | 'Terjadwal' | 'Nonaktif' | 'Unggulan'

/** How the list of a resource is shown and changed. */
export interface EntryListOptions<Row> {
  summarize: (row: Row) => EntrySummary
  /** The heading above an entry; the owner sorts entries only among those with the same. */
  groupOf?: (row: Row) => string
  /** Changes the cached list before the server responds. */
  updateRows: (change: ChangeRows) => StudioThunk<{ undo: () => void }>
  remove: (id: number) => StudioThunk<PromiseLike<{ error?: unknown }>>
}

/** A list; those that the owner cannot sort are sorted by date. */
export type EntryListDefinition<Row> = EntryListOptions<Row> &
  (
    | { resource: SortedResource; isSortable: true }
    | { resource: DeletableResource; isSortable?: false }
  )

/** Screens request all entries at once, so that they can be sorted. */
export const allRows = { page: 1, limit: 1000 }
