import { isDraft, original } from '@reduxjs/toolkit'
import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { Pagination } from '../contract/values'
import type { ApiError } from './apiError'

/**
 * Returns the object behind an Immer draft. Reading a draft creates a proxy for every loaded row,
 * which the merge functions avoid: they return new objects and never change the draft.
 */
export function unwrapDraft<T>(value: T): T {
  let base = value
  while (isDraft(base)) base = original(base as object) as T
  return base
}

/** Whether a cache entry that merges pages does not contain the requested page yet. */
export function isMissingPage(
  requested: { page: number } | undefined,
  entry: { pagination: Pagination } | undefined,
): boolean {
  return (requested?.page ?? 1) > (entry?.pagination.currentPage ?? 0)
}

/**
 * Appends a page to the loaded rows under `key`. A row that is already loaded is replaced in place;
 * page 1 replaces the whole list. Neither argument is changed. The result is frozen, so that Immer
 * does not traverse all loaded rows to freeze them itself.
 */
export function mergePages<
  Key extends string,
  List extends { pagination: Pagination } & Record<Key, readonly object[]>,
>(loaded: List, page: List, key: Key): List {
  if (page.pagination.currentPage <= 1) return page
  return Object.freeze({ ...page, [key]: Object.freeze(mergeRows(loaded[key], page[key])) })
}

/**
 * Appends rows to a list. A row whose id is already in the list replaces the existing row in place;
 * rows without an id are always appended. Neither argument is changed.
 */
function mergeRows<Row extends object>(loaded: readonly Row[], incoming: readonly Row[]): Row[] {
  const rest = new Map(incoming.map((row) => [idOf(row), row]))
  const merged = loaded.map((row) => {
    const id = idOf(row)
    const newer = rest.get(id)
    if (newer) rest.delete(id)
    return newer ?? row
  })
  merged.push(...rest.values())
  return merged
}

/** Removes repeated ids: the first position and the last values of each id remain. */
export function mergeRepeatedIds<Row extends object>(rows: readonly Row[]): Row[] {
  return mergeRows([], rows)
}

/**
 * Rows without an id are identified by their reference, and so are rows with a resource: their id is
 * that of an entry, about which there can be several rows.
 */
function idOf(row: object): unknown {
  return 'id' in row && !('resource' in row) ? row.id : row
}

/** Protects against a server that reports ever more pages. */
const maxPages = 100

type Result = QueryReturnValue<unknown, ApiError>

/**
 * Fetches all pages of a list, one after another.
 * @param fetchPage sends the request for one page
 * @param selectRows returns the rows of a page's data
 * @returns all rows without repeated ids, or the first error
 */
export async function fetchAllPages<Data extends { pagination?: Pagination }, Row extends object>(
  fetchPage: (page: number) => Result | PromiseLike<Result>,
  selectRows: (data: Data) => Row[],
): Promise<{ data: Row[] } | { error: ApiError }> {
  const rows: Row[] = []
  for (let page = 1, totalPages = 1; page <= Math.min(totalPages, maxPages); page += 1) {
    const { data, error } = await fetchPage(page)
    if (error) return { error }
    rows.push(...selectRows(data as Data))
    totalPages = (data as Data).pagination?.totalPages ?? 1
  }
  // A row that is inserted between two requests moves another one to the next page.
  return { data: mergeRepeatedIds(rows) }
}
