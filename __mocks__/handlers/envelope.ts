import { HttpResponse } from 'msw'
import type { Pagination } from '../../src/contract/values'

/** A successful response. */
export function success(data: object) {
  return HttpResponse.json({ status: 'success', data })
}

/** An error response. */
export function failure(statusCode: number, message: string) {
  return HttpResponse.json({ status: 'error', statusCode, message }, { status: statusCode })
}

/** The rows of the requested page, and its pagination. */
export function paginate<Row>(rows: readonly Row[], request: Request) {
  const query = new URL(request.url).searchParams
  const currentPage = Number(query.get('page') ?? 1)
  const limit = Number(query.get('limit') ?? 10)
  const pagination: Pagination = {
    currentPage,
    limit,
    totalData: rows.length,
    totalPages: Math.ceil(rows.length / limit),
  }
  return { rows: rows.slice((currentPage - 1) * limit, currentPage * limit), pagination }
}
