import type { FastifyInstance } from 'fastify'
import { Success, type Failure } from '../../../../src/contract/schema/envelope'
import { entryPath } from '../../../../src/contract/nouns'
import { PreviewData, PreviewInput } from '../../../../src/contract/studio'
import { badRequest, HttpError, notFound } from '../../../http/HttpError'
import { isApiPath } from '../../../http/requestPath'
import { entryBodyLimit, ownerRoute, writeFailures } from '../../ownerRoute'
import { failures, success, type Routes } from '../../routeSchemas'
import { withPreviewedPost } from '../../visibility'

export const previewRoutes: Routes = async (app) => {
  app.post(
    '/studio/preview',
    ownerRoute({ tag: 'studio', bodyLimit: entryBodyLimit }, 'previewEntry', {
      body: PreviewInput,
      response: { 200: Success(PreviewData), ...writeFailures, ...failures(404, 409) },
    }),
    async ({ body: { path, ...entry } }) => {
      assertApiPath(path)
      const preview = await previewDraft(app, entry, async (result) => {
        if (path === undefined) return result
        const response = await app.inject(`/api${path}`)
        return { ...result, response: response.json<unknown>() }
      })
      if (!preview) throw notFound('Entry')
      return success(preview)
    },
  )
}

/** @throws HttpError 400 if a path below `/api` leads elsewhere, for example by `..` */
function assertApiPath(path = ''): void {
  if (!isApiPath(new URL(`http://localhost/api${path}`).pathname)) {
    throw badRequest([{ path: 'path', message: 'must be a path of the API' }])
  }
}

/** The previewed entry, and the fields that were left out. */
type PreviewResult = Pick<PreviewData, 'id' | 'slug' | 'refused'>

/** The body of the write that is previewed, which changes an entry or creates one. */
export type PreviewedEntry = Omit<PreviewInput, 'path'>

/**
 * Reads the API as if an entry were saved and published. The write runs in a transaction that is
 * rolled back; requests that `read` injects get the responses that visitors would get.
 */
function previewEntry<T>(
  app: FastifyInstance,
  { resource, id, input }: PreviewedEntry,
  read: (entry: PreviewResult) => Promise<T>,
): Promise<T> {
  return app.withRollback(async () => {
    const response = await app.inject({
      method: id === null ? 'POST' : 'PUT',
      url: `/api${id === null ? `/${resource}` : entryPath(resource, id)}`,
      headers: { authorization: `Bearer ${app.ownToken}` },
      payload: { ...input, ...publicationOf(resource, input) },
    })
    if (response.statusCode >= 400) {
      const { statusCode, message, errors } = response.json<Failure>()
      throw new HttpError(statusCode, message, errors)
    }
    const entry = entryOf(response.json())
    const readPreview = () => read({ id: entry.id, slug: entry.slug ?? null })
    return resource === 'posts' ? withPreviewedPost(entry.id, readPreview) : readPreview()
  })
}

/**
 * Previews an entry without the fields that the server refuses, such as a slug that is taken.
 * @returns nothing if the entry does not exist
 * @throws HttpError if it cannot be previewed
 */
export async function previewDraft<T>(
  app: FastifyInstance,
  { input, ...entry }: PreviewedEntry,
  read: (entry: PreviewResult) => Promise<T>,
  leftOut?: string[],
): Promise<T | undefined> {
  try {
    return await previewEntry(app, { ...entry, input }, (result) =>
      read({ ...result, ...(leftOut && { refused: leftOut }) }),
    )
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.statusCode === 404) return undefined
    const refused = error.errors?.map(({ path }) => path.split('.')[0] ?? '') ?? []
    const accepted = Object.entries(input).filter(([name]) => !refused.includes(name))
    if (accepted.length === Object.keys(input).length) throw error
    const next = { ...entry, input: Object.fromEntries(accepted) }
    return previewDraft(app, next, read, [...(leftOut ?? []), ...refused])
  }
}

function publicationOf(resource: PreviewInput['resource'], input: object): object {
  if (resource === 'posts') return { draft: false }
  return resource === 'projects' || 'is_active' in input ? { is_active: 1 } : {}
}

interface Entry {
  id: number
  slug?: string | null
}

function entryOf({ data }: { data: Record<string, Entry> }): Entry {
  const [entry] = Object.values(data)
  if (!entry) throw new Error('A write has returned no entry')
  return entry
}
