/** Builds if needed, then serves the site and the API in this process. */
import { createRequire } from 'node:module'
import { withCurrentBuild } from './lib/currentBuild.mjs'
import { loadDotEnv } from './lib/environment.mjs'
import { serverFile } from './lib/folders.mjs'
import { exitWithNpm } from './lib/processes.mjs'

exitWithNpm()
loadDotEnv()
await withCurrentBuild(async () => {
  // Not `import`, which would search the file for exports: that takes time and memory.
  const { started } = createRequire(import.meta.url)(serverFile)
  // The lock is held until the server has read the build.
  await started
})
