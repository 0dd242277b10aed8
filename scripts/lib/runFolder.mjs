import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Creates the temporary folder of this test run: this process and those that it starts create
 * their temporary files there. When this process exits, for whatever reason, a second process
 * ends the remaining processes of the run and removes the folder. Does nothing in a process
 * that a run has started: it uses the folder of that run.
 * @param {string} root the folder of the project: Playwright's loader has no `import.meta`
 */
export function createRunFolder(root) {
  if (process.env.RUN_FOLDER) return
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-run-'))
  // PostgreSQL runs as another user, which needs access to the folders below.
  chmodSync(folder, 0o755)
  const remover = path.join(root, 'scripts', 'lib', 'removeRunFolder.mjs')
  // Its stdin closes when this process exits. The terminal does not interrupt it, because it is
  // in a process group of its own.
  const child = spawn(process.execPath, [remover, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  // A pipe of Node is a socket, but typed as a stream, which has no `unref`.
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref()
  Object.assign(process.env, { RUN_FOLDER: folder, TMPDIR: folder })
}
