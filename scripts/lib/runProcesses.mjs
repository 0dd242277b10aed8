import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * The other processes whose command line or environment names a folder.
 * @returns their ids and command lines
 */
export function findProcesses(folder) {
  return listProcesses().filter(
    ({ pid, command, environment }) =>
      pid !== process.pid && `${command}\n${environment}`.includes(folder),
  )
}

function listProcesses() {
  if (!existsSync('/proc/self/environ')) return listByPs()
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      command: readProcessFile(name, 'cmdline'),
      environment: readProcessFile(name, 'environ'),
    }))
}

/** Empty for a process that has ended meanwhile, and for one of somebody else. */
function readProcessFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** Where there is no /proc, as on macOS: there `-E` adds the environment. */
function listByPs() {
  const lines = execFileSync('ps', ['-AEww', '-o', 'pid=,command='], { encoding: 'utf8' })
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, pid, command] = /^\s*(\d+) (.*)$/.exec(line) ?? []
      return { pid: Number(pid), command, environment: '' }
    })
}
