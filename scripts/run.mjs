/** Runs one of the server's commands: `node scripts/run.mjs content check FILE`. */
import { bundleServerIfNeeded, withCurrentBuild } from './lib/currentBuild.mjs'
import { loadDotEnv } from './lib/environment.mjs'
import { commandsFile } from './lib/folders.mjs'

loadDotEnv()
if (process.argv[2] === 'export' && /^[^-]/.test(process.argv[3] ?? '')) {
  // It reads the built site, which nothing may replace meanwhile.
  await withCurrentBuild(async () => (await import(commandsFile)).finished)
} else {
  await bundleServerIfNeeded()
  await import(commandsFile)
}
