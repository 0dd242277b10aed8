/**
 * Runs the tests of e2e/engines in Firefox and in WebKitGTK. `npm run test:engines -- firefox`
 * runs them in one engine; other arguments are passed on to Playwright.
 */
import path from 'node:path'
import { runPlaywright } from './lib/playwright.mjs'
import { ensureFirefox, ensureWebKit } from './lib/programs.mjs'

/** @type {Map<string, () => unknown>} */
const installers = new Map(Object.entries({ firefox: ensureFirefox, webkit: ensureWebKit }))
const args = process.argv.slice(2)
const named = args.filter((argument) => installers.has(argument))
const engines = named.length > 0 ? named : [...installers.keys()]

await runPlaywright('engines.config.ts', () => {
  for (const engine of engines) installers.get(engine)?.()
  const { RUN_FOLDER: folder = '' } = process.env
  return {
    args: [
      `--output=${path.join(folder, 'results')}`,
      ...engines.map((engine) => `--project=${engine}`),
      ...args.filter((argument) => !installers.has(argument)),
    ],
    // The browsers write their profiles and caches into the home folder.
    env: { HOME: folder },
  }
})
