import { elementIds } from '../lib/elementIds'
import { jsonForHtml } from '../lib/text'
import type { RootState } from './store'

/** The part of the state that is sent with a rendered page: the cache, and the selected filters. */
type Snapshot = Pick<RootState['api'], 'queries' | 'provided'> &
  Pick<RootState, 'posts' | 'projects' | 'testimonials'>

/** What a query has of the request that was sent: other values each time. */
const request = { requestId: undefined, startedTimeStamp: undefined, fulfilledTimeStamp: undefined }

/** Serialises the state of a rendered page for a script element: the same for the same data. */
export function writeSnapshot({ api, posts, projects, testimonials }: RootState): string {
  const queries = Object.fromEntries(
    Object.entries(api.queries).map(([key, query]) => [key, { ...query, ...request }]),
  )
  const provided = sorted(api.provided)
  return jsonForHtml({ queries, provided, posts, projects, testimonials })
}

/** The same value in an order that does not depend on that of the responses. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return [...(value as unknown[])].sort()
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, item]) => [name, sorted(item)]))
}

/**
 * Reads the preloaded state of a rendered page. Its queries are marked as fetched now, because the
 * server never sends outdated pages from its cache.
 * @returns undefined if the page was not rendered on the server
 */
export function readSnapshot(document: Document): Partial<RootState> | undefined {
  const text = document.getElementById(elementIds.snapshot)?.textContent
  if (!text) return undefined
  const { queries, provided, ...filters } = JSON.parse(text) as Snapshot
  const now = Date.now()
  for (const query of Object.values(queries)) {
    // Also for failed queries (not found), so that they are not repeated.
    Object.assign(query ?? {}, { startedTimeStamp: now, fulfilledTimeStamp: now })
  }
  return { api: { queries, provided } as RootState['api'], ...filters }
}
