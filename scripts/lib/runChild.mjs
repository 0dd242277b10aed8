import { spawn } from 'node:child_process'

const interruptedCode = 130
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the terminal of this one, to its end. SIGINT, SIGTERM and SIGHUP to this
 * process end the program and everything that it has started.
 * @param options those of `spawn`
 * @returns the exit code
 */
export function runChild(command, args, options = {}) {
  // In a process group of its own, which a signal reaches as a whole.
  const child = spawn(command, args, { ...options, stdio: 'inherit', detached: true })
  let isInterrupted = false
  const interrupt = () => {
    isInterrupted = true
    // Playwright ends its workers and its server on SIGINT only.
    signalGroup(child.pid, 'SIGINT')
  }
  for (const signal of signals) process.on(signal, interrupt)
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, interrupt)
      resolve(isInterrupted ? interruptedCode : (code ?? 1))
    })
  })
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}
