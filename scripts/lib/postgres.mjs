import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findOrInstall } from './debianPackage.mjs'
import { freePort } from './freePort.mjs'

/** Where Debian and others keep the programs that are not on everybody's path. */
function findPrograms() {
  const places = [
    process.env.POSTGRES_BIN,
    ...versionsUnder('/usr/lib/postgresql'),
    '/usr/pgsql/bin',
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/bin',
    '/usr/bin',
  ]
  return places.find((place) => place && existsSync(path.join(place, 'pg_ctl')))
}

function versionsUnder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(folder, version, 'bin'))
}

/**
 * Where PostgreSQL's programs are, after installing Debian's package if need be.
 * @throws with one line that says what to do
 */
function ensurePrograms() {
  const found = findOrInstall(findPrograms, 'postgresql')
  if (found) return found
  throw new Error(
    'No PostgreSQL found: install the package "postgresql", set POSTGRES_BIN to the folder of its programs, or set TEST_DATABASE_URL to a server on which databases may be made.',
  )
}

/** PostgreSQL does not run as root: there it takes the user that its package has made. */
function asUser(command, args) {
  const isRoot = process.getuid?.() === 0
  const [program, ...rest] = isRoot
    ? ['runuser', '-u', 'postgres', '--', command, ...args]
    : [command, ...args]
  const { status, stdout, stderr } = spawnSync(program, rest, { encoding: 'utf8', cwd: tmpdir() })
  if (status !== 0) throw new Error(`${path.basename(command)} failed: ${stderr || stdout}`)
  return stdout
}

function ownerOf(name) {
  const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
  return [id('-u'), id('-g')]
}

/**
 * Starts a PostgreSQL of its own, on a free port of this machine, in a folder that goes with
 * it. It does not wait for the disk: what it holds is for tests.
 * @returns its address, without a database, and how to stop it
 */
export async function startPostgres() {
  const programs = ensurePrograms()
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-postgres-'))
  if (process.getuid?.() === 0) chownSync(folder, ...ownerOf('postgres'))
  chmodSync(folder, 0o700)
  const data = path.join(folder, 'data')
  const run = (name, ...args) => asUser(path.join(programs, name), args)
  run('initdb', '-D', data, '-U', 'karya', '--auth=trust', '-E', 'UTF8', '--no-sync')
  const port = await freePort()
  // Without a Unix socket, whose path may not be longer than about 100 characters.
  const options = `-p ${port} -h 127.0.0.1 -k '' -F -c full_page_writes=off -c max_connections=200`
  run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start')
  return {
    url: `postgres://karya@127.0.0.1:${port}`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
