import { defineConfig } from '@playwright/test'
import { webServer } from './helpers/webServer'

/** Tests for browsers that Playwright does not start. Each project's name is its browser. */
export default defineConfig({
  testDir: 'engines',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  forbidOnly: !!process.env.CI,
  workers: 2,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  webServer,
})
