import type { DeletableResource } from '../../contract/studio'
import type { Texts } from '../../language/texts'
import { defineForm, type FormOptions } from '../forms/fields'
import type { StudioTexts } from '../language/StudioTextsContext'
import type { QueryState } from '../ui/LoadState'
import type { StudioThunk } from '../useStudioDispatch'
import type { ThumbnailSource } from './Thumbnail'

export interface Row {
  id: number
}

export type ChangeRows = <AnyRow extends Row>(rows: AnyRow[]) => AnyRow[]

/** Who sees an entry, or where else visitors see it. */
export type Status = keyof StudioTexts['lists']['statuses']

export interface EntrySummary {
  title: string
  /** Further facts; empty ones are left out. */
  details?: readonly (string | false | null | undefined)[]
  statuses?: readonly (Status | false)[]
  /** When it was added, or when visitors see it from, as an ISO 8601 date. */
  date?: string | null
  thumbnail?: ThumbnailSource
}

export interface Entry {
  row: Row
  summary: EntrySummary
}

export const visibilityValues = {
  is_active: { hidden: 0, shown: 1 },
  draft: { hidden: true, shown: false },
} as const
type VisibilityField = keyof typeof visibilityValues

export function isHidden({ visibility }: Pick<EntryList, 'visibility'>, row: Row): boolean {
  const fields: Partial<Record<string, unknown>> = { ...row }
  return visibility !== undefined && fields[visibility] === visibilityValues[visibility].hidden
}

/** What an entry is that visitors do not see: those with a page of their own are drafts. */
export const hiddenStatus = ({ resource }: Pick<EntryList, 'resource'>) =>
  resource === 'posts' || resource === 'projects' ? 'draft' : 'hidden'

export const statusOfActive = (isActive: number | null | undefined): Status =>
  isActive === 0 ? 'hidden' : 'published'

interface EntryListOptions<AnyRow extends Row> {
  resource: DeletableResource
  useRows(): QueryState<readonly AnyRow[]>
  /** @param texts those of the site in the language of the studio */
  summarize(row: AnyRow, texts: Texts): EntrySummary
  /** The heading above an entry; the owner sorts entries only among those with the same. */
  groupOf?(row: AnyRow): string
  /** The field that hides an entry; without it, visitors see all entries. */
  visibility?: VisibilityField & keyof AnyRow
  /** The field with the title of a copy; without it, entries are not copied. */
  titleField?: string & keyof AnyRow
  updateRows(change: ChangeRows): StudioThunk<unknown>
  remove(id: number): StudioThunk<PromiseLike<{ error?: unknown }>>
}

export type EntryList = Omit<EntryListOptions<Row>, 'visibility' | 'titleField'> & {
  visibility?: VisibilityField
  titleField?: string
}

type EntriesOptions<AnyRow extends Row, Body, Resource extends DeletableResource> = Omit<
  EntryListOptions<AnyRow>,
  'resource'
> &
  FormOptions<Body, Resource>

/** The list and the form of a noun. */
export function defineEntries<
  AnyRow extends Row,
  Body extends Record<string, unknown>,
  Resource extends DeletableResource,
>(options: EntriesOptions<AnyRow, Body, Resource>) {
  const list: EntryList = options
  return { list, form: defineForm(options) }
}

/** A text in lower case and without diacritics: `Café` becomes `cafe`. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Screens request all entries at once, so that they can be sorted. */
export const allRows = { page: 1, limit: 1000 }

export const entrySubject = ({ resource }: Pick<EntryList, 'resource'>, id: number) =>
  `${resource} ${id}`
