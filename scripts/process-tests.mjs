/**
 * Runs the tests of e2e/processes, which kill, race and replace processes and builds. Arguments are
 * passed on to Playwright, for example `npm run test:processes -- build`.
 */
process.env.E2E_FOLDER = 'processes'
await import('./browser-tests.mjs')
