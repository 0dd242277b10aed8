/** Runs a command that needs the built site: `node scripts/run-built.mjs export DIR`. */
import './lib/loadDotEnv.mjs'
import { withCurrentBuild } from './lib/currentBuild.mjs'

await withCurrentBuild(async () => {
  const { finished } = await import('../build/commands.cjs')
  await finished
})
