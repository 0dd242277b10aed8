import path from 'node:path'
import type { Migration } from 'kysely'
import { exportContent } from '../content/exportContent'
import { openContentDatabase } from '../content/openContentDatabase'
import { cleanUp } from '../testing/cleanUp'
import { openTestDatabase } from '../testing/testApp'
import { listBackups } from './backups'
import { hasPendingMigrations, migrate, migrations } from './migrations'
import { openCopy } from './sqlite'

/** A migration of the next version. */
const next: Migration = {
  up: async (db) => db.schema.alterTable('profiles').addColumn('motto', 'text').execute(),
}

afterEach(async () => {
  delete migrations['999_next']
  await cleanUp()
})

it('migrates a database of an earlier version once, and keeps its content', async () => {
  const { database, dataDir, databaseUrl } = await openTestDatabase()
  const before = await exportContent(database)
  const place = { dataDir, databaseUrl, contentFile: path.join(dataDir, 'content.yaml') }
  expect(await hasPendingMigrations(database)).toBe(false)

  migrations['999_next'] = next
  for (const start of ['first', 'second']) {
    const migrated = await openContentDatabase(place)
    expect([start, await hasPendingMigrations(migrated)]).toEqual([start, false])
    expect(await exportContent(migrated)).toEqual(before)
    expect(await migrated.selectFrom('profiles').selectAll().execute()).toMatchObject([
      { full_name: before.profile.full_name, motto: null },
    ])
    await migrated.destroy()
  }

  // PostgreSQL is backed up with its own programs.
  const copies = listBackups(dataDir).map(({ file }) => file)
  expect(copies).toHaveLength(databaseUrl ? 0 : 1)
  for (const file of copies) {
    expect(file).toMatch(/before-migration\.db$/)
    const copy = openCopy(file)
    expect(await copy.selectFrom('profiles').selectAll().executeTakeFirst()).not.toHaveProperty(
      'motto',
    )
    await copy.destroy()
  }
})

it('refuses a database with migrations of another version, and says how to keep its content', async () => {
  const { database } = await openTestDatabase()
  migrations['999_next'] = next
  await migrate(database)
  delete migrations['999_next']
  await expect(migrate(database)).rejects.toThrow(/999_next is missing.*content -- export FILE/)
})
