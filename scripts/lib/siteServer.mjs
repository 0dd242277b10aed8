import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serverFile } from './folders.mjs'

/**
 * Starts the built site on a new database with the sample content.
 * @param {number} port 0 for a free port
 * @returns its URL, and a function that stops it and removes its database
 */
export async function startSite(port = 0) {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-site-'))
  const env = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder }
  const server = spawn(process.execPath, [serverFile], {
    env: { ...process.env, ...env, CONTENT_FILE: 'content/sample.yaml' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk
    const [url] = /http:\S+(?=\n)/.exec(output) ?? []
    if (url) return { url, stop }
  }
  throw new Error('The server has exited.')

  async function stop() {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}
