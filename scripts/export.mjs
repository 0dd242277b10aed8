/** Writes the site as plain files: `npm run export -- DIR`. */
import { buildIfNeeded } from './lib/build.mjs'

await buildIfNeeded()
process.argv.splice(2, 0, 'export')
await import('../build/commands.cjs')
