import { defineConfig } from '@playwright/test'
import { webServer } from './webServer'

/** The checks for browsers that Playwright does not start; a project's name is its engine's. */
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
