import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type Static, type TSchema } from 'typebox'
import { Success, type Failure } from '../../src/contract/envelope'
import { Id, type Pagination } from '../../src/contract/primitives'
import type { Outbox } from '../messages/outbox'
import type { Db } from '../database/schema'
import type { RateLimits } from '../plugins/rateLimits'

/** The routes of one noun. */
export type Routes = FastifyPluginAsyncTypebox<RouteOptions>

export interface RouteOptions {
  database: Db
  /** Is to be called after a write, before it is answered. */
  written: () => void
  /** Brings messages to the owner, where that is configured. */
  postman?: Outbox
  limits: RateLimits
}

/** Which part of a list is asked for. */
export const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 2_147_483_647, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 1000, default: 10 }),
})
export type PageQuery = Static<typeof PageQuery>

/** `{id}` in a path. */
export const IdParams = Type.Object({ id: Id })

/** `{category}` in a path: an id, a label or a slug. */
export const CategoryParams = Type.Object({ category: Type.String({ maxLength: 200 }) })

/** The failure envelope, described once for all calls: see `describeApi`. */
export const FailureResponse = Type.Unsafe<Failure>({ $ref: 'Failure#' })

/** The schemas of what a call of reading readResponses; every one of them can be unwell. */
export const readResponses = <T extends TSchema>(data: T) => ({
  200: Success(data),
  304: Type.Null({ description: 'The reader has it already' }),
  400: FailureResponse,
  414: FailureResponse,
  500: FailureResponse,
  503: FailureResponse,
})

/** Like `readResponses`, for a call that may find nothing. */
export const readResponsesOrNotFound = <T extends TSchema>(data: T) => ({
  ...readResponses(data),
  404: FailureResponse,
})

/** Puts data into the success envelope. */
export function success<T>(data: T): { status: 'success'; data: T } {
  return { status: 'success', data }
}

/** How many rows come before the asked page. */
export function offsetOf({ page, limit }: PageQuery): number {
  return (page - 1) * limit
}

/** Where a list stands. */
export function paginationOf({ page, limit }: PageQuery, totalData: number): Pagination {
  return { currentPage: page, totalPages: Math.ceil(totalData / limit), totalData, limit }
}

/** One page of rows, and how many there are altogether. */
export interface Rows<T> {
  rows: T[]
  total: number
}

/** Who is reading: readers see what is active, the owner sees everything. */
export interface Reader {
  isOwner: boolean
}
