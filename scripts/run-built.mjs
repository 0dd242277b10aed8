/** Runs a command that needs the built site: `node scripts/run-built.mjs export DIR`. */
import './lib/installation.mjs'
import { buildIfNeeded } from './lib/build.mjs'

await buildIfNeeded()
await import('../build/commands.cjs')
