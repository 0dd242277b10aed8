import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * Finds the other processes whose command line or environment contains a folder's path.
 * @param {string} folder
 * @returns {{ pid: number, command: string }[]}
 */
export function findProcesses(folder) {
  const processes = existsSync('/proc/self/environ') ? listByProc() : listByPs()
  return processes.filter(
    ({ pid, command, environment }) =>
      pid !== process.pid && `${command}\n${environment}`.includes(folder),
  )
}

function listByProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      command: readProcessFile(name, 'cmdline'),
      environment: readProcessFile(name, 'environ'),
    }))
}

/**
 * Returns an empty text if the process has exited or belongs to another user.
 * @param {string} pid
 * @param {'cmdline' | 'environ'} name
 */
function readProcessFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** For systems without /proc, such as macOS: `-E` appends the environment to the command. */
function listByPs() {
  const lines = execFileSync('ps', ['-AEww', '-o', 'pid=,command='], { encoding: 'utf8' })
  return [...lines.matchAll(/^\s*(\d+) (.*)$/gm)].map(([, pid, command = '']) => ({
    pid: Number(pid),
    command,
    environment: '',
  }))
}
