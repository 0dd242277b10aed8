import type { Kysely } from 'kysely'
import { buildContent } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, removeLastMigrations } from '../testing/testApp'
import { readDrafts } from './drafts'
import { migrate } from './migrations'
import { drafts } from './migrations/drafts'
import { oneDraftPerEntry } from './migrations/oneDraftPerEntry'
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

it('joins the drafts of an entry, of which earlier versions had several', async () => {
  const { database } = await createTestApp(buildContent())
  await database.schema.dropTable('drafts').execute()
  await drafts.up(database)
  const row = (key: string, changes: object, state = 'open') => ({
    key,
    resource: 'projects',
    entry_id: 1,
    revision: 3,
    state,
    saved_at: `2026-11-0${key}`,
    data: JSON.stringify({ changes }),
  })
  const rows = [
    row('2', { title: 'Baru' }),
    row('1', { title: 'Lama', role: 'Penulis' }),
    row('3', { title: 'Tersimpan' }, 'saved'),
  ]
  await (database as unknown as Kysely<{ drafts: object }>)
    .insertInto('drafts')
    .values(rows)
    .execute()
  await oneDraftPerEntry.up(database)
  const changes = { title: 'Baru', role: 'Penulis' }
  expect(await readDrafts(database, 'projects')).toMatchObject([{ key: '2', entry_id: 1, changes }])
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
