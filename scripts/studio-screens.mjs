/** Takes the pictures of docs/studio.md again. Arguments are passed on to Playwright. */
import { ensureChromium } from './lib/chromium.mjs'
import { runPlaywright } from './lib/playwright.mjs'

await runPlaywright('playwright.config.ts', () => ({
  args: process.argv.slice(2),
  env: { CHROMIUM_PATH: ensureChromium(), E2E_FOLDER: 'studioScreens' },
}))
