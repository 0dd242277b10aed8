/**
 * Builds if needed, then serves site and API, in this very process.
 */
import './lib/installation.mjs'
import { buildIfNeeded } from './lib/build.mjs'
import { endWithNpm } from './lib/endWithNpm.mjs'

endWithNpm()
await buildIfNeeded()
await import('../build/server.cjs')
