import { elementIds } from '../lib/elementIds'
import { jsonForHtml } from '../lib/text'
import type { RootState } from './store'

/** The part of the state that is sent with a rendered page: the cache, and the selected filters. */
type Snapshot = Pick<RootState['api'], 'queries' | 'provided'> &
  Pick<RootState, 'posts' | 'projects' | 'testimonials'>

/** Serialises the state of a rendered page for a script element. */
export function writeSnapshot({ api, posts, projects, testimonials }: RootState): string {
  const { queries, provided } = api
  return jsonForHtml({ queries, provided, posts, projects, testimonials } satisfies Snapshot)
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
