/** Runs one of the server's commands: `node scripts/run.mjs content check FILE`. */
import './lib/loadDotEnv.mjs'
import { bundleServerIfNeeded } from './lib/currentBuild.mjs'

await bundleServerIfNeeded()
await import('../build/commands.cjs')
