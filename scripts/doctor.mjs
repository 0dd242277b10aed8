/** Looks for what should be put right before the site goes public: `npm run doctor`. */
import { buildIfNeeded } from './lib/build.mjs'

await buildIfNeeded()
process.argv.splice(2, 0, 'doctor')
await import('../build/commands.cjs')
