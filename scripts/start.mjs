/**
 * Builds if needed, then serves site and API. The server runs in this very process, so
 * that a signal to whoever started it leaves no orphan behind.
 */
import { buildIfNeeded } from './lib/build.mjs'

await buildIfNeeded()
await import('../build/server.cjs')
