/** Runs a command that reads the built site: `node scripts/run-built.mjs export FOLDER`. */
import { withCurrentBuild } from './lib/currentBuild.mjs'
import { loadDotEnv } from './lib/environment.mjs'
import { commandsFile } from './lib/folders.mjs'

loadDotEnv()
await withCurrentBuild(async () => {
  const { finished } = await import(commandsFile)
  await finished
})
