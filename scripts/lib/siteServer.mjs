import { spawn } from 'node:child_process'
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
  const server = spawn(process.execPath, [serverFile], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      CONTENT_FILE: 'content/sample.yaml',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    server.stdout.on('data', (output) => {
      const [found] = /http:\S+/.exec(String(output)) ?? []
      if (found) resolve(found)
    })
    server.once('exit', (code) => reject(new Error(`The server exited with code ${code}.`)))
  })
  return {
    url,
    stop() {
      server.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      server.kill('SIGTERM')
    },
  }
}
