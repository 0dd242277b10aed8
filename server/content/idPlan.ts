import { readLastId, storeLastId, type WriteTransaction } from '../database/contentWrites'
import { ownerId } from '../database/schema'
import type { Db } from '../database/schema'
import { isListed, type Content } from './contentSchema'
import { slugOfPost } from '../rows/postRow'
import { slugOfTitle } from '../rows/slugs'

/** The fields by which entries are matched with rows; their order decides among equals. */
const keyFields = {
  experiences: ['job_title', 'company_name', 'start_date'],
  educations: ['degree', 'institution_name', 'start_year'],
  categories: ['name'],
  skills: ['name'],
  profile_skills: ['name'],
  projects: ['slug', 'title'],
  testimonials: ['customer_name', 'project_title', 'created_at'],
  posts: ['slug'],
}

/** A table whose ids are planned. */
export type NumberedTable = keyof typeof keyFields

const tables = Object.keys(keyFields) as NumberedTable[]

/** The ids of the entries of a content file, list by list. */
export type IdPlan = Record<NumberedTable, number[]>

interface KeyedRow {
  id: number
  key: string
}

/** An entry and a row with equal keys are the same thing. */
function keyOf(table: NumberedTable, entry: object): string {
  const values: Record<string, unknown> = { ...entry }
  // The title of a project may change.
  if (table === 'projects' && values.slug) return JSON.stringify([values.slug])
  return JSON.stringify(keyFields[table].map((field) => values[field] ?? null))
}

function keysOfContent(content: Content): Record<NumberedTable, string[]> {
  const entries: Record<NumberedTable, object[]> = {
    ...content,
    profile_skills: content.skills.filter(isListed),
    projects: content.projects.map(({ slug, title }) => {
      return { slug: slug ?? (slugOfTitle(title) || null), title }
    }),
    posts: (content.posts ?? []).map((post, index) => ({ slug: slugOfPost(post, index + 1) })),
  }
  const keys = tables.map((table) => [table, entries[table].map((one) => keyOf(table, one))])
  return Object.fromEntries(keys) as Record<NumberedTable, string[]>
}

/** The keys of all rows, sorted by id. */
async function keysOfDatabase(db: Db): Promise<Record<NumberedTable, KeyedRow[]>> {
  const profileSkills = db
    .selectFrom('profile_skills')
    .innerJoin('skills', 'skills.id', 'profile_skills.skill_id')
    .where('profile_id', '=', ownerId)
    .select(['profile_skills.id', 'skills.name'])
    .orderBy('profile_skills.id')
  const keys: Partial<Record<NumberedTable, KeyedRow[]>> = {}
  for (const table of tables) {
    const rows: { id: number }[] =
      table === 'profile_skills'
        ? await profileSkills.execute()
        : await db.selectFrom(table).selectAll().orderBy('id').execute()
    keys[table] = rows.map((row) => ({ id: row.id, key: keyOf(table, row) }))
  }
  return keys as Record<NumberedTable, KeyedRow[]>
}

/** Plans the ids of an import: an entry that has a row gets its id, others get unused ids. */
export async function planIds(transaction: WriteTransaction, content: Content): Promise<IdPlan> {
  const entries = keysOfContent(content)
  const rows = await keysOfDatabase(transaction)
  const plan: Partial<IdPlan> = {}
  for (const table of tables) {
    const lastId = Math.max(await readLastId(transaction, table), rows[table].at(-1)?.id ?? 0)
    const ids =
      table === 'posts'
        ? // The first of a list is the newest: it has the highest id.
          assignIds(entries.posts.toReversed(), rows.posts, lastId).toReversed()
        : assignIds(entries[table], rows[table], lastId)
    await storeLastId(transaction, table, Math.max(lastId, ...ids))
    plan[table] = ids
  }
  return plan as IdPlan
}

/** The ids of the rows from which content was read; undefined where a row cannot be identified. */
export async function findIds(
  db: Db,
  content: Content,
): Promise<Record<NumberedTable, (number | undefined)[]>> {
  const entries = keysOfContent(content)
  const rows = await keysOfDatabase(db)
  const found = tables.map((table) => [table, matchIds(entries[table], rows[table])])
  return Object.fromEntries(found) as Record<NumberedTable, (number | undefined)[]>
}

function assignIds(keys: string[], rows: KeyedRow[], lastId: number): number[] {
  let last = lastId
  return matchIds(keys, rows).map((id) => id ?? (last += 1))
}

/** The ids of the rows with these keys; among equal ones, in their order. */
function matchIds(keys: string[], rows: KeyedRow[]): (number | undefined)[] {
  const idsByKey = new Map<string, number[]>()
  for (const { id, key } of rows) idsByKey.set(key, [...(idsByKey.get(key) ?? []), id])
  return keys.map((key) => idsByKey.get(key)?.shift())
}
