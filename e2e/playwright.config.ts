import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { createRunFolder } from '../scripts/lib/runFolder.mjs'
import { baseURL, webServer } from './helpers/webServer'

createRunFolder(path.resolve(__dirname, '..'))

/** A folder whose tests have a command of their own. */
const folder = process.env.E2E_FOLDER

export default defineConfig({
  testDir: folder ?? '.',
  testMatch: '*.spec.ts',
  testIgnore: folder === undefined ? '{engines,processes,screenshots,studioScreens}/**' : [],
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  outputDir: process.env.E2E_RESULTS ?? '../test-results/latest',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Each has a browser and a site of its own.
  workers: 2,
  reporter: 'list',
  timeout: 180_000,
  // Long enough for a busy machine.
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters as wide as on a phone, where text is not hinted.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // These tests start servers of their own.
  webServer: folder === 'processes' ? undefined : webServer,
})
