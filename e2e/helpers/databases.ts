import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { Installation } from './Installation'

interface TestDatabase {
  /** Undefined for the embedded database. */
  url: string | undefined
  /** Backs up the data of a running site. @returns a new site with the restored data, not started */
  restoreBackup: (site: Installation) => Promise<Installation>
  stop: () => void
}

function openEmbeddedDatabase(): TestDatabase {
  return {
    url: undefined,
    restoreBackup: async (site) => {
      await site.succeed('backup', site.file('backup.db'))
      const restored = new Installation()
      await restored.succeed('restore', site.file('backup.db'))
      return restored
    },
    stop: () => undefined,
  }
}

/** A new PostgreSQL server with a database. */
export async function startPostgresDatabase() {
  const { url: server, programs, stop } = await startPostgres()
  const url = `${server}/postgres`
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const restoreBackup = (site: Installation) => {
    const file = site.file('backup.sql')
    run('pg_dump', `--file=${file}`, url)
    run('createdb', `--maintenance-db=${url}`, 'restored')
    run('psql', '--set=ON_ERROR_STOP=1', `--file=${file}`, `${server}/restored`)
    return Promise.resolve(new Installation(`${server}/restored`))
  }
  return { url, restoreBackup, stop } satisfies TestDatabase
}

/** The databases on which a site is tested. */
export const databases: readonly {
  name: string
  start: () => TestDatabase | Promise<TestDatabase>
}[] = [
  { name: 'the embedded database', start: openEmbeddedDatabase },
  { name: 'PostgreSQL', start: startPostgresDatabase },
]
