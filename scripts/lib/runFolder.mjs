import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findProcesses, signal } from './processes.mjs'

/** How long processes may take to exit after a signal. */
const graceMs = 5000

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
  const module = path.join(root, 'scripts', 'lib', 'runFolder.mjs')
  const script = `(await import(${JSON.stringify(module)})).removeRunFolder(${JSON.stringify(folder)})`
  // Its stdin closes when this process exits. The terminal does not interrupt it, because it is
  // in a process group of its own.
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  const input = /** @type {import('node:net').Socket} */ (child.stdin)
  input.unref()
  Object.assign(process.env, { RUN_FOLDER: folder, TMPDIR: folder })
}

/**
 * Waits until the process at the other end of stdin has exited. Then ends the remaining processes
 * of its test run and removes the folder of the run.
 * @param {string} folder
 */
export async function removeRunFolder(folder) {
  await once(process.stdin.resume(), 'close')
  // Not SIGTERM: PostgreSQL would wait until its clients disconnect.
  for (const name of /** @type {const} */ (['SIGINT', 'SIGKILL'])) {
    for (const { pid } of findProcesses(folder)) signal(pid, name)
    const deadline = Date.now() + graceMs
    while (findProcesses(folder).length > 0 && Date.now() < deadline) await delay(50)
  }
  rmSync(folder, { recursive: true, force: true })
}
