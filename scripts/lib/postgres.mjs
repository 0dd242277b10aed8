import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './freePort.mjs'
import { findOrInstall } from './programs.mjs'

const debianFolder = '/usr/lib/postgresql'

/** Most packages install PostgreSQL's server outside of PATH. */
function findPrograms() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one))
  const folders = [
    process.env.POSTGRES_BIN,
    ...newestFirst.map((version) => path.join(debianFolder, version, 'bin')),
    '/usr/pgsql/bin',
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/bin',
    '/usr/bin',
  ]
  return folders.find((folder) => folder && existsSync(path.join(folder, 'pg_ctl')))
}

/**
 * Runs a program, as the user of PostgreSQL's package if this process runs as root: PostgreSQL
 * refuses to run as root.
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const isRoot = process.getuid?.() === 0
  const [program = '', ...rest] = isRoot
    ? ['runuser', '-u', 'postgres', '--', command, ...args]
    : [command, ...args]
  const { status, stdout, stderr } = spawnSync(program, rest, { encoding: 'utf8', cwd: tmpdir() })
  if (status !== 0) throw new Error(`${path.basename(command)} failed: ${stderr || stdout}`)
}

/** @param {'-u' | '-g'} flag */
function postgresId(flag) {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
}

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
  const pgCtl = path.join(programs, 'pg_ctl')
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-postgres-'))
  if (process.getuid?.() === 0) chownSync(folder, postgresId('-u'), postgresId('-g'))
  chmodSync(folder, 0o700)
  const data = path.join(folder, 'data')
  const initOptions = ['-U', 'karya', '--auth=trust', '-E', 'UTF8', '--no-sync']
  run(path.join(programs, 'initdb'), ['-D', data, ...initOptions])
  const port = await freePort()
  // Without a Unix socket, whose path must not be longer than about 100 characters.
  const options = `-p ${port} -h 127.0.0.1 -k '' -F -c full_page_writes=off -c max_connections=200`
  run(pgCtl, ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start'])
  return {
    url: `postgres://karya@127.0.0.1:${port}`,
    programs,
    stop() {
      run(pgCtl, ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
