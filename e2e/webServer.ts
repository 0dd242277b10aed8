import { baseURL, port } from './address'

/** The built site on a fresh database with the sample content: one server for all tests. */
export const webServer = {
  command: 'node e2e/serve.mjs',
  cwd: '..',
  url: `${baseURL}/api/health`,
  env: { PORT: String(port) },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  stdout: 'ignore',
  stderr: 'pipe',
} as const
