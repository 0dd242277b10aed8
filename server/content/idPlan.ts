import { readLastId, storeLastId, type WriteTransaction } from '../database/contentWrites'
import { ownerId } from '../database/schema'
import type { Db } from '../database/schema'
import { isListed, type Content } from './contentSchema'
import { slugOfPost } from '../rows/postRow'
import { slugOfTitle } from '../rows/slugs'

const tables = [
  'experiences',
  'educations',
  'categories',
  'skills',
  'profile_skills',
  'projects',
  'testimonials',
  'posts',
] as const

/** A table whose ids are planned. */
export type NumberedTable = (typeof tables)[number]

/** The ids of the entries of a content file, list by list. */
export type IdPlan = Record<NumberedTable, number[]>

/** Builds a key; an entry and a row with equal keys are the same thing. */
const keyOf = (...parts: (string | number | null | undefined)[]) =>
  JSON.stringify(parts.map((part) => part ?? null))

/** The fields by which entries are matched with rows; their order decides among equals. */
const keys = {
  experience: (entry: {
    job_title: string
    company_name?: string | null
    start_date?: string | null
  }) => keyOf(entry.job_title, entry.company_name, entry.start_date),
  education: (entry: {
    degree: string
    institution_name?: string | null
    start_year?: number | null
  }) => keyOf(entry.degree, entry.institution_name, entry.start_year),
  named: ({ name }: { name: string }) => keyOf(name),
  project: ({ slug, title }: { slug: string | null; title: string }) =>
    keyOf(slug, slug ? null : title),
  testimonial: (entry: {
    customer_name: string
    project_title?: string | null
    created_at?: string | null
  }) => keyOf(entry.customer_name, entry.project_title, entry.created_at),
}

function keysOfContent(content: Content): Record<NumberedTable, string[]> {
  return {
    experiences: content.experiences.map(keys.experience),
    educations: content.educations.map(keys.education),
    categories: content.categories.map(keys.named),
    skills: content.skills.map(keys.named),
    profile_skills: content.skills.filter(isListed).map(keys.named),
    projects: content.projects.map(({ slug, title }) =>
      keys.project({ slug: slug ?? (slugOfTitle(title) || null), title }),
    ),
    testimonials: content.testimonials.map(keys.testimonial),
    posts: (content.posts ?? []).map((post, index) => keyOf(slugOfPost(post, index + 1))),
  }
}

interface KeyedRow {
  id: number
  key: string
}

function withKeys<Row extends { id: number }>(rows: Row[], key: (row: Row) => string): KeyedRow[] {
  return rows.map((row) => ({ id: row.id, key: key(row) }))
}

/** The keys of all rows, sorted by id. */
async function keysOfDatabase(transaction: Db): Promise<Record<NumberedTable, KeyedRow[]>> {
  const profileSkills = transaction
    .selectFrom('profile_skills')
    .innerJoin('skills', 'skills.id', 'profile_skills.skill_id')
    .where('profile_id', '=', ownerId)
    .select(['profile_skills.id', 'skills.name'])
    .orderBy('profile_skills.id')
  const experiences = transaction.selectFrom('experiences').selectAll().orderBy('id')
  const educations = transaction.selectFrom('educations').selectAll().orderBy('id')
  const categories = transaction.selectFrom('categories').selectAll().orderBy('id')
  const skills = transaction.selectFrom('skills').selectAll().orderBy('id')
  const projects = transaction.selectFrom('projects').selectAll().orderBy('id')
  const testimonials = transaction.selectFrom('testimonials').selectAll().orderBy('id')
  const posts = transaction.selectFrom('posts').select(['id', 'slug']).orderBy('id')
  return {
    experiences: withKeys(await experiences.execute(), keys.experience),
    educations: withKeys(await educations.execute(), keys.education),
    categories: withKeys(await categories.execute(), keys.named),
    skills: withKeys(await skills.execute(), keys.named),
    profile_skills: withKeys(await profileSkills.execute(), keys.named),
    projects: withKeys(await projects.execute(), keys.project),
    testimonials: withKeys(await testimonials.execute(), keys.testimonial),
    posts: withKeys(await posts.execute(), ({ slug }) => keyOf(slug)),
  }
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
