/** Takes the pictures of docs/studio.md again. Arguments are passed on to Playwright. */
process.env.E2E_FOLDER = 'studioScreens'
await import('./browser-tests.mjs')
