import { api } from '../api/api'
import { elementIds } from '../lib/elementIds'
import { jsonForHtml } from '../lib/jsonForHtml'
import type { RootState } from './store'

/** The part of the cache that is sent with a rendered page. */
type Snapshot = Pick<RootState['api'], 'queries' | 'provided'>

/** Serialises the cache for a script element. */
export function writeSnapshot({ [api.reducerPath]: { queries, provided } }: RootState): string {
  return jsonForHtml({ queries, provided } satisfies Snapshot)
}

/**
 * Reads the preloaded state of a rendered page. Its queries are marked as fetched now, because the
 * server never sends outdated pages from its cache.
 * @returns undefined if the page was not rendered on the server
 */
export function readSnapshot(document: Document): Partial<RootState> | undefined {
  const text = document.getElementById(elementIds.snapshot)?.textContent
  if (!text) return undefined
  const { queries, provided } = JSON.parse(text) as Snapshot
  const now = Date.now()
  for (const query of Object.values(queries)) {
    // Also for failed queries (not found), so that they are not repeated.
    Object.assign(query ?? {}, { startedTimeStamp: now, fulfilledTimeStamp: now })
  }
  return { api: { queries, provided } as RootState['api'] }
}
