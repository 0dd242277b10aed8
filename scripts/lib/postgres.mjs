import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './processes.mjs'
import { findOrInstall } from './programs.mjs'

const debianFolder = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

/** Most packages install PostgreSQL's server outside of PATH. */
function findPrograms() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one))
  const folders = [
    process.env.POSTGRES_BIN,
    ...newestFirst.map((version) => path.join(debianFolder, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/bin',
    '/usr/bin',
  ]
  return folders.find((folder) => folder && existsSync(path.join(folder, 'pg_ctl')))
}

/**
 * Runs a program, as the user of PostgreSQL's package if this process runs as root: PostgreSQL
 * refuses to run as root.
 * @param {string[]} command
 */
function run(...command) {
  const [program = '', ...args] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
  execFileSync(program, args, { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'] })
}

/** @param {'-u' | '-g'} flag */
const postgresId = (flag) => Number(execFileSync('id', [flag, 'postgres']))

/**
 * Starts a PostgreSQL server for tests on a free port, with its data in a new temporary folder.
 * It does not flush to disk. Installs the Debian package if PostgreSQL is missing.
 * @returns its URL without a database's name, the folder of its programs, and a function that stops
 *   it and removes its data
 * @throws if PostgreSQL is still missing, with a message that says what to do
 */
export async function startPostgres() {
  const programs = findOrInstall(findPrograms, 'postgresql')
  if (!programs) {
    throw new Error(
      'No PostgreSQL found: install the package "postgresql", set POSTGRES_BIN to the folder of its programs, or set TEST_DATABASE_URL to a server whose user may create databases.',
    )
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-postgres-'))
  if (isRoot) chownSync(folder, postgresId('-u'), postgresId('-g'))
  chmodSync(folder, 0o700)
  const data = path.join(folder, 'data')
  const initdb = [path.join(programs, 'initdb'), '-D', data, '-U', 'karya', '-E', 'UTF8']
  run(...initdb, '--auth=trust', '--no-sync')
  const port = await freePort()
  // Without a Unix socket, whose path must not be longer than about 100 characters.
  const options = `-p ${port} -h 127.0.0.1 -k '' -F -c full_page_writes=off -c max_connections=200`
  const control = [path.join(programs, 'pg_ctl'), '-D', data]
  run(...control, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start')
  return {
    url: `postgres://karya@127.0.0.1:${port}`,
    programs,
    stop() {
      run(...control, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
