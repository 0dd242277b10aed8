import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Gives this run of tests a temporary folder of its own: whatever it and the processes that it
 * starts put into the system's temporary folder is in there. When this process ends, however it
 * ends, a second one ends what is left of the run and removes the folder. A process that a run
 * has started keeps the run's folder.
 * @param root the project's folder: Playwright's loader has no `import.meta`
 */
export function createRunFolder(root) {
  if (process.env.RUN_FOLDER) return
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-run-'))
  // PostgreSQL runs as another user, and passes through.
  chmodSync(folder, 0o755)
  const remover = path.join(root, 'scripts', 'lib', 'removeRunFolder.mjs')
  // Its stdin ends with this process; in a process group of its own, no terminal interrupts it.
  const child = spawn(process.execPath, [remover, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  child.stdin.unref()
  Object.assign(process.env, { RUN_FOLDER: folder, TMPDIR: folder })
}
