/**
 * Runs the browser tests in Chromium. Arguments are passed on to Playwright, for example
 * `npm run test:browser -- -g menu`.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { root } from './lib/folders.mjs'
import { runPlaywright } from './lib/playwright.mjs'

/** The results of each run are in a folder that is named after the id of its process. */
const results = path.join(root, 'test-results')

function removeResultsOfEndedRuns() {
  mkdirSync(results, { recursive: true })
  const ended = readdirSync(results).filter(
    (name) => /^\d+$/.test(name) && !isRunning(Number(name)),
  )
  for (const name of ended) rmSync(path.join(results, name), { recursive: true, force: true })
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

removeResultsOfEndedRuns()
await runPlaywright('playwright.config.ts', () => ({
  args: process.argv.slice(2),
  env: {
    CHROMIUM_PATH: ensureChromium(),
    // Playwright's default for compiled tests is in the temporary folder, which is removed.
    PWTEST_CACHE_DIR: path.join(root, 'node_modules', '.cache', 'playwright'),
    E2E_RESULTS: path.join(results, String(process.pid)),
  },
}))
