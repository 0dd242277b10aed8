import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { Pagination } from '../contract/primitives'
import { mergeRepeatedIds } from '../lib/mergeRepeatedIds'
import type { ApiError } from './apiError'

/** Pages after which a server that names ever more of them is not believed. */
const mostPages = 100

type Answer = QueryReturnValue<unknown, ApiError>

/**
 * Reads a list to its end: page after page, while the page is not past `totalPages`.
 * @param readPage asks for one page
 * @param rowsOf takes the rows out of a page's data
 * @returns all rows, each id once, or the first error
 */
export async function readAllPages<Data extends { pagination?: Pagination }, Row extends object>(
  readPage: (page: number) => Answer | PromiseLike<Answer>,
  rowsOf: (data: Data) => Row[],
): Promise<{ data: Row[] } | { error: ApiError }> {
  const rows: Row[] = []
  for (let page = 1, totalPages = 1; page <= Math.min(totalPages, mostPages); page += 1) {
    const { data, error } = await readPage(page)
    if (error) return { error }
    rows.push(...rowsOf(data as Data))
    totalPages = (data as Data).pagination?.totalPages ?? 1
  }
  // A row that is added meanwhile pushes another one on to the next page.
  return { data: mergeRepeatedIds(rows) }
}
