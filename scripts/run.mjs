/** Runs one of the server's commands: `node scripts/run.mjs content check FILE`. */
import { bundleServerIfNeeded } from './lib/currentBuild.mjs'
import { loadDotEnv } from './lib/environment.mjs'
import { commandsFile } from './lib/folders.mjs'

loadDotEnv()
await bundleServerIfNeeded()
await import(commandsFile)
