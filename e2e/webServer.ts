import { baseURL, port } from './baseUrl'

/** The built site on a new database with the sample content: one server for all tests. */
export const webServer = {
  command: 'node e2e/startServer.mjs',
  cwd: '..',
  url: `${baseURL}/api/health`,
  env: { PORT: String(port) },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  stdout: 'ignore',
  stderr: 'pipe',
} as const
