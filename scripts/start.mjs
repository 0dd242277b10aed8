/**
 * Builds if needed, then serves site and API, in this very process.
 */
import './lib/loadDotEnv.mjs'
import { withCurrentBuild } from './lib/currentBuild.mjs'
import { endWithNpm } from './lib/endWithNpm.mjs'

endWithNpm()
await withCurrentBuild(async () => {
  // The server reads the build while it starts.
  const { started } = await import('../build/server.cjs')
  await started
})
