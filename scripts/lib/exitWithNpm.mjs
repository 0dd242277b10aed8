import { readFileSync } from 'node:fs'

const intervalMs = 200

/**
 * Sends SIGTERM to this process when the `npm` that started it has exited. A signal to npm
 * reaches only the shell between the two, and many shells exit without forwarding it.
 */
export function exitWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parents = findParents()
  const timer = setInterval(() => {
    if (findParents() === parents) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, intervalMs)
  timer.unref()
}

/** The ids of the parent and, where that is the shell of npm, of npm. */
function findParents() {
  const parent = `/proc/${process.ppid}`
  try {
    const isShell = /^[^\0]*sh\0-c\0/.test(readFileSync(`${parent}/cmdline`, 'utf8'))
    // What follows the name of the program: its state, and the id of its parent.
    const stat = isShell ? readFileSync(`${parent}/stat`, 'utf8').split(') ').pop() : undefined
    return [process.ppid, stat?.split(' ')[1]].join(' ')
  } catch {
    // Without /proc, an npm that is killed leaves its shell and this process.
    return String(process.ppid)
  }
}
