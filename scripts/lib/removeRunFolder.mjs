/**
 * Waits until the process at the other end of stdin has ended; then ends what is left of its run
 * and removes the run's folder. Started by `createRunFolder`.
 */
import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { findProcesses } from './runProcesses.mjs'

/** Milliseconds that a process has to end by itself. */
const graceMs = 5000
const interval = 50
const [folder] = process.argv.slice(2)

function signal(name) {
  for (const { pid } of findProcesses(folder)) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended meanwhile.
    }
  }
}

async function waitForEnd() {
  const deadline = Date.now() + graceMs
  while (findProcesses(folder).length > 0 && Date.now() < deadline) await setTimeout(interval)
}

process.stdin.resume().once('close', async () => {
  // PostgreSQL ends its connections on SIGINT; on SIGTERM it would wait for them.
  signal('SIGINT')
  await waitForEnd()
  signal('SIGKILL')
  await waitForEnd()
  rmSync(folder, { recursive: true, force: true })
})
