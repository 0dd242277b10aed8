import { buildContent } from '../testing/content'
import { cleanUp, createTestApp, removeLastMigration } from '../testing/testApp'
import { migrate } from './migrations'

afterAll(cleanUp)

it('brings a database of an earlier version up to date, with all that is in it', async () => {
  const { database } = await createTestApp(buildContent())
  const before = await database.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
  await removeLastMigration(database)

  await migrate(database)
  const after = await database.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
  expect(after).toEqual({ ...before, location: null })
})
