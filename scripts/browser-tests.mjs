/**
 * Runs the browser tests: finds or installs Chromium, builds the site if needed, and hands
 * over to Playwright. Arguments are Playwright's: `npm run test:browser -- -g menu`.
 */
import './lib/clearOwnerEnv.mjs'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { buildIfNeeded } from './lib/currentBuild.mjs'
import { endWithNpm } from './lib/endWithNpm.mjs'
import { root } from './lib/folders.mjs'
import { freePort } from './lib/freePort.mjs'
import { runChild } from './lib/runChild.mjs'
import { createRunFolder } from './lib/runFolder.mjs'

const results = path.join(root, 'test-results')

/** Removes the results of runs that have ended; each has its process's id for a name. */
function removeOldResults() {
  mkdirSync(results, { recursive: true })
  const old = readdirSync(results).filter((name) => /^\d+$/.test(name) && !isRunning(Number(name)))
  for (const name of old) rmSync(path.join(results, name), { recursive: true, force: true })
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

endWithNpm()
let chromiumPath
try {
  chromiumPath = ensureChromium()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await buildIfNeeded()
removeOldResults()
createRunFolder(root)
const env = {
  ...process.env,
  CHROMIUM_PATH: chromiumPath,
  E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
  // The compiled tests, which Playwright would look for in the folder of this run.
  PWTEST_CACHE_DIR: path.join(root, 'node_modules', '.cache', 'playwright'),
  E2E_RESULTS: path.join(results, String(process.pid)),
}
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
const args = [cli, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
process.exitCode = await runChild(process.execPath, args, { env, cwd: root })
