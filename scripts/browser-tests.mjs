/**
 * Runs the browser tests: finds or installs Chromium, builds the site if needed, and hands
 * over to Playwright. Arguments are Playwright's: `npm run test:browser -- -g menu`.
 */
import './lib/noInstallation.mjs'
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { ensureChromium } from './lib/chromium.mjs'
import { buildIfNeeded } from './lib/currentBuild.mjs'

let chromiumPath
try {
  chromiumPath = ensureChromium()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await buildIfNeeded()

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
const { status } = spawnSync(
  process.execPath,
  [cli, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromiumPath } },
)
process.exit(status ?? 1)
