/**
 * Develops: the site with hot reload on PORT (5173), the API beside it on API_PORT (3001),
 * rebuilt and restarted on every change under server/.
 */
import './lib/loadDotEnv.mjs'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { context } from 'esbuild'
import { createServer } from 'vite'
import { serverBundle } from './lib/build.mjs'
import { endWithNpm } from './lib/endWithNpm.mjs'
import { buildFolder, root } from './lib/folders.mjs'

endWithNpm()

const port = Number(process.env.PORT ?? 5173)
const developedServer = path.join(buildFolder, 'dev.cjs')
const apiPort = Number(process.env.API_PORT ?? 3001)
let server

function startServer() {
  server = spawn(process.execPath, ['--enable-source-maps', developedServer], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(apiPort), KARYA_API_ONLY: '1' },
  })
}

/** Ends the running server, and goes on when it has freed its port. */
async function stopServer() {
  if (!server || server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

const restart = {
  name: 'restart',
  setup(build) {
    build.onEnd(async ({ errors }) => {
      if (errors.length > 0) return
      await stopServer()
      startServer()
    })
  },
}

const api = await context({
  ...serverBundle,
  // Not the file that `npm start` and the commands use.
  entryPoints: { dev: path.join(root, 'server', 'main.ts') },
  plugins: [restart],
})
await api.watch()
const site = await createServer({
  root,
  server: { port, proxy: { [`${process.env.BASE_PATH}api`]: `http://127.0.0.1:${apiPort}` } },
})
await site.listen()
site.printUrls()

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, async () => {
    await Promise.all([stopServer(), site.close(), api.dispose()])
    process.exit(0)
  })
}
