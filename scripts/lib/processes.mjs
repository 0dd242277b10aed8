import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

const interruptedCode = 130
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Returns a port of 127.0.0.1 that no process listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Runs a program in this terminal until it exits. SIGINT, SIGTERM and SIGHUP to this process end the
 * program and the processes that it has started.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Pick<import('node:child_process').SpawnOptions, 'cwd' | 'env'>} options
 * @returns {Promise<number>} the exit code
 */
export async function runChild(command, args, options = {}) {
  // Detached: in a process group of its own, so that a signal can reach all of its processes.
  const child = spawn(command, args, { ...options, stdio: 'inherit', detached: true })
  let isInterrupted = false
  const interrupt = () => {
    isInterrupted = true
    // Only after SIGINT does Playwright end its workers and its server.
    if (child.pid !== undefined) signal(-child.pid, 'SIGINT')
  }
  for (const name of signals) process.on(name, interrupt)
  const [code] = await once(child, 'exit')
  for (const name of signals) process.off(name, interrupt)
  return isInterrupted ? interruptedCode : (code ?? 1)
}

/**
 * Sends a signal to a process, or to a group of processes, that may have exited.
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
export function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // It has exited.
  }
}

/**
 * Finds the other processes whose command line or environment contains a folder's path; none on
 * systems without /proc.
 * @param {string} folder
 */
export function findProcesses(folder) {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  return pids
    .map((pid) => {
      const [command = '', environment] = ['cmdline', 'environ'].map((name) => readProc(pid, name))
      return { pid: Number(pid), command: command.replaceAll('\0', ' '), environment }
    })
    .filter(
      ({ pid, command, environment }) =>
        pid !== process.pid && (command + environment).includes(folder),
    )
}

/**
 * Returns an empty text if the process has exited or belongs to another user.
 * @param {number | string} pid
 * @param {string} name
 */
function readProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

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
  }, 200)
  timer.unref()
}

/** The ids of the parent and, where that is the shell of npm, of npm. */
function findParents() {
  const isShell = /^[^\0]*sh\0-c\0/.test(readProc(process.ppid, 'cmdline'))
  // After the name of the program: its state, and the id of its parent.
  const [, npm] = isShell
    ? (readProc(process.ppid, 'stat').split(') ').pop()?.split(' ') ?? [])
    : []
  return `${process.ppid} ${npm}`
}
