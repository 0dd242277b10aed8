import { buildContent } from '../testing/content'
import { cleanUp, createTestApp, removeLastMigrations } from '../testing/testApp'
import { migrate } from './migrations'
import type { Db } from './schema'

afterAll(cleanUp)

it('migrates a database of an earlier version and keeps its content', async () => {
  const { database } = await createTestApp(buildContent())
  const skillsBefore = await readSkillOrder(database)
  const before = await database.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
  await removeLastMigrations(database)

  await migrate(database)
  const after = await database.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
  expect(after).toEqual({ ...before, location: null })
  expect(await readSkillOrder(database)).toEqual(skillsBefore)
})

async function readSkillOrder(db: Db) {
  const columns = ['id', 'category_order'] as const
  return [
    await db.selectFrom('skills').select(columns).orderBy('id').execute(),
    await db
      .selectFrom('profile_skills')
      .select([...columns, 'skill_is_active'])
      .orderBy('id')
      .execute(),
  ]
}
