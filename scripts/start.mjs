/** Builds if needed, then serves the site and the API in this process. */
import module, { createRequire } from 'node:module'
import path from 'node:path'
import { withCurrentBuild } from './lib/currentBuild.mjs'
import { loadDotEnv } from './lib/environment.mjs'
import { buildFolder, serverFile } from './lib/folders.mjs'
import { exitWithNpm } from './lib/processes.mjs'

exitWithNpm()
loadDotEnv()
// From Node 22.1 on: the compiled code of the server is kept for the next start.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') {
  module.enableCompileCache(path.join(buildFolder, 'compile-cache'))
}
await withCurrentBuild(async () => {
  // Not `import`, which would search the file for exports: that takes time and memory.
  const { started } = createRequire(import.meta.url)(serverFile)
  // The lock is held until the server has read the build.
  await started
})
