import { sql } from 'kysely'
import { buildContent } from '../testing/content'
import { cleanUp, createTestApp } from '../testing/testApp'
import { migrate } from './migrations'

afterAll(cleanUp)

it('brings a database of an earlier version up to date, with all that is in it', async () => {
  const { database } = await createTestApp(buildContent())
  const before = await database.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
  await sql`alter table profiles drop column location`.execute(database)
  await sql`delete from kysely_migration where name = '003_location'`.execute(database)

  await migrate(database)
  const after = await database.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
  expect(after).toEqual({ ...before, location: null })
})
