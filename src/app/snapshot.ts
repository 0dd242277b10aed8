import { api } from '../api/api'
import { elementIds } from '../lib/elementIds'
import { jsonForHtml } from '../lib/jsonForHtml'
import type { RootState } from './store'

/** The part of the cache that a rendered page was made from. */
type Snapshot = Pick<RootState['api'], 'queries' | 'provided'>

/** The cache as the text of a script element. */
export function writeSnapshot({ [api.reducerPath]: { queries, provided } }: RootState): string {
  return jsonForHtml({ queries, provided } satisfies Snapshot)
}

/**
 * The state that a rendered page brings with it. It counts as read now: the server vouches for
 * a page each time it is asked for, however long ago it was rendered.
 * @returns nothing where the page was not rendered
 */
export function readSnapshot(document: Document): Partial<RootState> | undefined {
  const text = document.getElementById(elementIds.snapshot)?.textContent
  if (!text) return undefined
  const { queries, provided } = JSON.parse(text) as Snapshot
  const now = Date.now()
  for (const query of Object.values(queries)) {
    // Also what was not found: that has been asked and answered.
    Object.assign(query ?? {}, { startedTimeStamp: now, fulfilledTimeStamp: now })
  }
  return { api: { queries, provided } as RootState['api'] }
}
