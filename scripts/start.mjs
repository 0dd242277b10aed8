/** Builds if needed, then serves the site and the API in this process. */
import { withCurrentBuild } from './lib/currentBuild.mjs'
import { loadDotEnv } from './lib/environment.mjs'
import { exitWithNpm } from './lib/exitWithNpm.mjs'
import { serverFile } from './lib/folders.mjs'

exitWithNpm()
loadDotEnv()
await withCurrentBuild(async () => {
  // The lock is held until the server has read the build.
  const { started } = await import(serverFile)
  await started
})
