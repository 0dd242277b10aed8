/** Runs one of the server's commands: `node scripts/run.mjs content check FILE`. */
import './lib/installation.mjs'
import { bundleServer } from './lib/build.mjs'

await bundleServer()
await import('../build/commands.cjs')
