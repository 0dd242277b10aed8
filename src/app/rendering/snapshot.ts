import { elementIds } from '../../lib/elementIds'
import { jsonForHtml } from '../../lib/text'
import type { RootState } from '../store'

/** The part of the state that is sent with a rendered page: the cache, and the selected filters. */
type Snapshot = Pick<RootState['api'], 'queries'> &
  Pick<RootState, 'posts' | 'projects' | 'testimonials'>

/** What a query has of the request that was sent: other values each time. */
const request = { requestId: undefined, startedTimeStamp: undefined, fulfilledTimeStamp: undefined }

/**
 * Serialises the state of a rendered page for a script element: the same for the same data. Without the
 * tags of the queries, which only writes invalidate: the site has none.
 */
export function writeSnapshot({ api, posts, projects, testimonials }: RootState): string {
  const queries = Object.fromEntries(
    Object.entries(api.queries).map(([key, query]) => [key, { ...query, ...request }]),
  )
  return jsonForHtml({ queries, posts, projects, testimonials })
}

/**
 * Reads the preloaded state of a rendered page. Its queries are marked as fetched now, because the
 * server never sends outdated pages from its cache.
 * @returns undefined if the page was not rendered on the server
 */
export function readSnapshot(document: Document): Partial<RootState> | undefined {
  const text = document.getElementById(elementIds.snapshot)?.textContent
  if (!text) return undefined
  const { queries, ...filters } = JSON.parse(text) as Snapshot
  const now = Date.now()
  for (const query of Object.values(queries)) {
    // Also for failed queries (not found), so that they are not repeated.
    Object.assign(query ?? {}, { startedTimeStamp: now, fulfilledTimeStamp: now })
  }
  return { api: { queries } as RootState['api'], ...filters }
}
