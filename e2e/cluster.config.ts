import config from './playwright.config'

/** Runs `npm run soak -- cluster`: two processes behind nginx on one PostgreSQL. */
export default {
  ...config,
  testDir: 'cluster',
  testIgnore: [],
  outputDir: '../test-results/cluster',
  workers: 1,
  webServer: undefined,
}
