import config from './playwright.config'

/** Takes the pictures of `docs/studio.md`. */
export default {
  ...config,
  testDir: 'studioScreens',
  testIgnore: [],
  outputDir: '../test-results/screens',
}
