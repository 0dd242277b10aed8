import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { Type, type Static, type TObject, type TSchema } from 'typebox'
import { Success, type Failure } from '../../src/contract/schema/envelope'
import { Id, type Pagination } from '../../src/contract/schema/values'
import type { Page, PageRequest } from '../database/readPage'

export type Routes = FastifyPluginAsyncTypebox

/** The app as `Routes` gets it, with types inferred from the schemas. */
export type Api = Parameters<Routes>[0]

export const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 2_147_483_647, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 1000, default: 10 }),
})
export type PageQuery = Static<typeof PageQuery>

export const IdParams = Type.Object({ id: Id })
export type IdParams = Static<typeof IdParams>

/** A reference to the failure envelope, which the OpenAPI plugin registers as a schema. */
const FailureResponse = Type.Unsafe<Failure>({ $ref: 'Failure#' })

export const failures = <Status extends number>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, FailureResponse])) as Record<
    Status,
    typeof FailureResponse
  >

/** The response schemas of a read, by status. 401 is for the studio, and for what only the owner reads. */
export const readResponses = <T extends TSchema>(data: T) => ({
  200: Success(data),
  304: Type.Null({ description: 'The client has the current version' }),
  ...failures(400, 401, 414, 500, 503),
})

export const readResponsesOrNotFound = <T extends TSchema>(data: T) => ({
  ...readResponses(data),
  ...failures(404),
})

const LanguageQuery = {
  lang: Type.Optional(
    Type.String({ description: 'The language of the texts; by default, the main language.' }),
  ),
}

export function readRoute<Schema extends FastifySchema>(
  tag: string,
  operationId: string,
  schema: Schema,
) {
  const { properties = {} } = (schema.querystring ?? {}) as Partial<TObject>
  const querystring = Type.Object({ ...properties, ...LanguageQuery }) as Schema['querystring']
  return { schema: { tags: [tag], operationId, ...schema, querystring } }
}

export interface ListOptions {
  path: string
  operationId: string
  /** The group of operations, and the key of the rows in `data`. */
  tag: string
  key?: string
  data: TSchema
}

export function listRoute<Params extends TSchema = TObject, Query extends TSchema = TObject>(
  app: FastifyInstance,
  options: ListOptions & { params?: Params; query?: Query },
  list: (
    request: FastifyRequest<{ Params: Static<Params>; Querystring: Static<Query> & PageQuery }>,
  ) => Promise<Page<unknown>>,
): void {
  const { path, operationId, tag, key = tag, data, params, query = PageQuery } = options
  app.get<{ Params: Static<Params>; Querystring: Static<Query> & PageQuery }>(
    path,
    readRoute(tag, operationId, {
      ...(params && { params }),
      querystring: query,
      response: readResponses(data),
    }),
    async (request) => {
      const { rows, total, ...rest } = await list(request)
      const pagination = paginationOf(request.query as PageQuery, total)
      return success({ [key]: rows, pagination, ...rest })
    },
  )
}

export function success<T>(data: T): Success<T> {
  return { status: 'success', data }
}

export function paginationOf({ page, limit }: PageRequest, totalData: number): Pagination {
  return { currentPage: page, totalPages: Math.ceil(totalData / limit), totalData, limit }
}
