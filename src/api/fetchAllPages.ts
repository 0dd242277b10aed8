import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { Pagination } from '../contract/primitives'
import { mergeRepeatedIds } from '../lib/mergeRepeatedIds'
import type { ApiError } from './apiError'

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
