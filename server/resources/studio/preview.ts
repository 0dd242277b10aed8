import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Success, type Failure } from '../../../src/contract/envelope'
import { PreviewData, PreviewInput } from '../../../src/contract/studio'
import { entryPath } from '../../../src/contract/nouns'
import { startOf } from '../../dates'
import { badRequest } from '../../http/HttpError'
import { isApiPath } from '../../http/requestPath'
import { ownerRoute, writeFailures } from '../ownerRoute'
import { FailureResponse, success, type Routes } from '../routeSchemas'

/** The longest text in an entry, with characters of several bytes. */
const entryLimit = 1024 * 1024

/** A token that is not valid: the request is a visitor's, and its response is not cached. */
const visitor = { authorization: 'Bearer none' }

type Headers = Record<string, string | string[] | undefined>

/**
 * The owner's route that reads the API as if an entry were saved and published. The write runs in a
 * transaction that is rolled back.
 */
export const previewRoutes: Routes = async (app) => {
  app.post(
    '/studio/preview',
    ownerRoute({ tag: 'studio', bodyLimit: entryLimit }, 'previewEntry', {
      body: PreviewInput,
      response: {
        200: Success(PreviewData),
        ...writeFailures,
        404: FailureResponse,
        409: FailureResponse,
      },
    }),
    async (request, reply) => {
      requireApiPath(request.body.path)
      const { failure, data } = await app.withRollback(() => readPreview(app, request))
      return failure ? reply.code(failure.statusCode).send(failure) : success(data)
    },
  )
}

/** @throws HttpError 400 if a path below `/api` leads elsewhere, for example by `..` */
function requireApiPath(path = ''): void {
  if (!isApiPath(new URL(`http://localhost/api${path}`).pathname)) {
    throw badRequest([{ path: 'path', message: 'must be a path of the API' }])
  }
}

type PreviewRequest = Pick<FastifyRequest, 'headers'> & { body: PreviewInput }
type FailedWrite = Failure & { statusCode: 400 }
type Preview =
  { failure: FailedWrite; data?: undefined } | { failure?: undefined; data: PreviewData }

/** Writes the entry, and reads a path as those who will see the entry. */
async function readPreview(
  app: FastifyInstance,
  { headers, body }: PreviewRequest,
): Promise<Preview> {
  const owner = withoutBody(headers)
  const written = await writePublished(app, owner, body)
  if (written.statusCode >= 400) return { failure: written.json<FailedWrite>() }
  const { id, slug = null, publishedAt, hasContent = true } = entryOf(written.json())
  if (body.path === undefined) return { data: { id, slug } }
  // Visitors will see a scheduled post with this date, and a post when it has a text, but not yet.
  const isScheduled = publishedAt !== undefined && startOf(publishedAt) > new Date()
  const response = await app.inject({
    url: `/api${body.path}`,
    headers: isScheduled || !hasContent ? owner : visitor,
  })
  return { data: { id, slug, response: response.json<unknown>() } }
}

function withoutBody(headers: Headers): Headers {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...others } = headers
  return others
}

function writePublished(
  app: FastifyInstance,
  headers: Headers,
  { resource, id, input }: PreviewInput,
) {
  const published = {
    ...input,
    ...('is_active' in input && { is_active: 1 }),
    ...('draft' in input && { draft: false }),
  }
  return app.inject({
    method: id === null ? 'POST' : 'PUT',
    url: `/api${id === null ? `/${resource}` : entryPath(resource, id)}`,
    headers,
    payload: published,
  })
}

interface Entry {
  id: number
  slug?: string | null
  publishedAt?: string
  hasContent?: boolean
}

/** The entity in the response of a write. */
function entryOf({ data }: { data: Record<string, Entry> }): Entry {
  const [entry] = Object.values(data)
  if (!entry) throw new Error('A write has returned no entry')
  return entry
}
