import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Failure } from '../../../../src/contract/schema/envelope'
import { entryPath } from '../../../../src/contract/nouns'
import type { PreviewData, PreviewInput } from '../../../../src/contract/studio'
import { HttpError } from '../../../http/HttpError'
import { withPreviewedPost } from '../../visibility'

/** The entry as it is previewed, and the fields that were left out. */
type Written = Pick<PreviewData, 'id' | 'slug' | 'refused'>

type Preview<T> = { failure: Failure; result?: undefined } | { failure?: undefined; result: T }

/** What is previewed: the body of a write, which changes an entry or creates one. */
export type PreviewedEntry = Omit<PreviewInput, 'path'>

/**
 * Reads the API as if an entry were saved and published. The write runs in a transaction that is
 * rolled back; what `read` injects, visitors would read.
 */
function previewEntry<T>(
  app: FastifyInstance,
  { resource, id, input }: PreviewedEntry,
  read: (entry: Written) => Promise<T>,
): Promise<Preview<T>> {
  return app.withRollback(async () => {
    const written = await app.inject({
      method: id === null ? 'POST' : 'PUT',
      url: `/api${id === null ? `/${resource}` : entryPath(resource, id)}`,
      headers: { authorization: `Bearer ${app.ownToken}` },
      payload: { ...input, ...publicationOf(resource, input) },
    })
    if (written.statusCode >= 400) return { failure: written.json<Failure>() }
    const entry = entryOf(written.json())
    const result = () => read({ id: entry.id, slug: entry.slug ?? null })
    return { result: await (resource === 'posts' ? withPreviewedPost(entry.id, result) : result()) }
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
  read: (entry: Written) => Promise<T>,
  leftOut?: readonly string[],
): Promise<T | undefined> {
  const previewed = { ...entry, input }
  const { failure, result } = await previewEntry(app, previewed, (written) =>
    read({ ...written, ...(leftOut && { refused: [...leftOut] }) }),
  )
  if (!failure) return result
  if (failure.statusCode === 404) return undefined
  const refused = failure.errors?.map(({ path }) => path.split('.')[0] ?? '') ?? []
  const accepted = Object.entries(input).filter(([name]) => !refused.includes(name))
  // The slug of a new entry comes from its title, which another entry may have.
  if (entry.id === null && refused.includes('slug')) accepted.push(['slug', randomUUID()])
  else if (accepted.length === Object.keys(input).length) {
    throw new HttpError(failure.statusCode, failure.message, failure.errors)
  }
  const next = { ...entry, input: Object.fromEntries(accepted) }
  return previewDraft(app, next, read, [...(leftOut ?? []), ...refused])
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
