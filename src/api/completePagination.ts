import type { Pagination } from '../contract/primitives'

/**
 * Where a page stands, also where the server says only a part of it or nothing: then it is
 * the page that was asked for, and the last.
 * @param page the page that was asked for
 * @param count how many rows came with it
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
    ...withoutGaps(pagination ?? {}),
    // A server that names another page would otherwise be asked for ever.
    currentPage: page,
  }
}

function withoutGaps(pagination: Partial<Pagination>): Partial<Pagination> {
  return Object.fromEntries(
    Object.entries(pagination).filter(([, value]) => Number.isFinite(value)),
  )
}
