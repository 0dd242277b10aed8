/**
 * Serves the site with hot reload on PORT (5173) and the API on API_PORT (3001). The API is
 * bundled and restarted when a file of the server changes.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { context } from 'esbuild'
import { createServer } from 'vite'
import { serverBundle } from './lib/build.mjs'
import { loadDotEnv } from './lib/environment.mjs'
import { buildFolder, root } from './lib/folders.mjs'
import { exitWithNpm } from './lib/processes.mjs'

exitWithNpm()
loadDotEnv()

const port = Number(process.env.PORT ?? 5173)
const apiPort = Number(process.env.API_PORT ?? 3001)
// `npm start` and the commands use another file.
const bundle = path.join(buildFolder, 'dev.cjs')
/** @type {import('node:child_process').ChildProcess | undefined} */
let server

function startServer() {
  server = spawn(process.execPath, ['--enable-source-maps', bundle], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(apiPort),
      KARYA_API_ONLY: '1',
      KARYA_SHOW_DRAFTS: '1',
      KARYA_VITE_PORT: String(port),
    },
  })
}

/** Resolves when the server has exited, so that its port is free. */
async function stopServer() {
  if (!server || server.exitCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  await exited
}

/** @type {import('esbuild').Plugin} */
const restart = {
  name: 'restart',
  setup({ onEnd }) {
    onEnd(async ({ errors }) => {
      if (errors.length > 0) return
      await stopServer()
      startServer()
    })
  },
}

const api = await context({
  ...serverBundle,
  entryPoints: { dev: path.join(root, 'server', 'main.ts') },
  plugins: [restart],
})
await api.watch()
const apiPaths = ['api', 'pictures/stored'].map((name) => `${process.env.BASE_PATH}${name}`)
const apiTarget = `http://127.0.0.1:${apiPort}`
const site = await createServer({
  root,
  // The invitation to the studio names this port.
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(apiPaths.map((path) => [path, apiTarget])),
  },
})
await site.listen()
site.printUrls()

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, async () => {
    await Promise.all([stopServer(), site.close(), api.dispose()])
    process.exit(0)
  })
}
