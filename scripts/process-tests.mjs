/**
 * Runs the tests of e2e/processes, which kill, race and replace processes and builds, and make a site
 * of every source. Arguments are passed on to Playwright: `npm run test:processes -- sources`.
 */
process.env.E2E_FOLDER = 'processes'
await import('./browser-tests.mjs')
