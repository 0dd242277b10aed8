const port = Number(process.env.E2E_PORT ?? 4173)

/** The address of the site under test; `npm run test:browser` sets a free port. */
export const baseURL = `http://127.0.0.1:${port}`

/** The built site on a new database with the sample content: one server for all tests. */
export const webServer = {
  command: 'node e2e/helpers/startServer.mjs',
  cwd: '..',
  url: `${baseURL}/api/health`,
  // Each test sends an address of its own, because the number of messages per address is limited.
  env: { PORT: String(port), TRUSTED_PROXIES: '1' },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  stdout: 'ignore',
  stderr: 'pipe',
} as const
