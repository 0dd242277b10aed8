import { spawn } from 'node:child_process'

const interruptedCode = 130
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in this terminal and waits until it exits. SIGINT, SIGTERM and SIGHUP to this
 * process end the program and the processes that it has started.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Pick<import('node:child_process').SpawnOptions, 'cwd' | 'env'>} options
 * @returns {Promise<number>} the exit code
 */
export function runChild(command, args, options = {}) {
  // Detached: in a process group of its own, so that a signal can reach all of its processes.
  const child = spawn(command, args, { ...options, stdio: 'inherit', detached: true })
  let isInterrupted = false
  const interrupt = () => {
    isInterrupted = true
    // Only after SIGINT does Playwright end its workers and its server.
    signalGroup(child.pid, 'SIGINT')
  }
  for (const signal of signals) process.on(signal, interrupt)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, interrupt)
      resolve(isInterrupted ? interruptedCode : (code ?? 1))
    })
  })
}

/**
 * @param {number | undefined} groupId
 * @param {NodeJS.Signals} signal
 */
function signalGroup(groupId, signal) {
  if (groupId === undefined) return
  try {
    process.kill(-groupId, signal)
  } catch {
    // All its processes have exited in the meantime.
  }
}
