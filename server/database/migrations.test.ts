import { buildContent } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, removeLastMigrations } from '../testing/testApp'
import { migrate } from './migrations'
import type { Db } from './schema'

afterAll(cleanUp)

it('migrates a database of an earlier version and keeps its content', async () => {
  const { database } = await createTestApp(buildContent())
  const skillsBefore = await readSkillOrder(database)
  const before = await database.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
  const orderBefore = await readOrder(database)
  await removeLastMigrations(database)

  await migrate(database)
  const after = await database.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
  expect(after).toEqual({ ...before, location: null })
  // The newest first, as earlier versions showed them.
  expect(await readOrder(database)).toEqual(orderBefore.map((ids) => ids.toReversed()))
  expect(await readSkillOrder(database)).toEqual(skillsBefore)
})

/** The ids of projects and testimonials in their order. */
async function readOrder(db: Db): Promise<number[][]> {
  const projects = db.selectFrom('projects').select('id').orderBy('sort_order')
  const testimonials = db.selectFrom('testimonials').select('id').orderBy('sort_order')
  return [await projects.execute(), await testimonials.execute()].map((rows) =>
    rows.map(({ id }) => id),
  )
}

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
