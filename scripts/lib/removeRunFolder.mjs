/**
 * Waits until the process at the other end of stdin has exited. Then ends the remaining
 * processes of its test run and removes the folder of the run. Started by `createRunFolder`.
 */
import { rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { findProcesses } from './findProcesses.mjs'

/** How long processes may take to exit after SIGINT. */
const graceMs = 5000
const intervalMs = 50
const [folder = ''] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node removeRunFolder.mjs FOLDER')

/** @param {NodeJS.Signals} name */
async function signalAndWait(name) {
  for (const { pid } of findProcesses(folder)) {
    try {
      process.kill(pid, name)
    } catch {
      // The process has exited in the meantime.
    }
  }
  const deadline = Date.now() + graceMs
  while (findProcesses(folder).length > 0 && Date.now() < deadline) await delay(intervalMs)
}

process.stdin.resume().once('close', async () => {
  // Not SIGTERM: PostgreSQL would wait until its clients disconnect.
  await signalAndWait('SIGINT')
  await signalAndWait('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
