import type { Pagination } from '../contract/primitives'

/**
 * Fills in the pagination fields that a response lacks: by default the page is the last one.
 * @param page the requested page
 * @param count the number of rows in the response
 */
export function completePagination(
  pagination: Partial<Pagination> | null | undefined,
  page: number,
  count: number,
): Pagination {
  return {
    totalPages: page,
    totalData: count,
    limit: count,
    ...onlyNumbers(pagination ?? {}),
    // A server that always returns the same `currentPage` would cause endless requests.
    currentPage: page,
  }
}

function onlyNumbers(pagination: Partial<Pagination>): Partial<Pagination> {
  return Object.fromEntries(
    Object.entries(pagination).filter(([, value]) => Number.isFinite(value)),
  )
}
