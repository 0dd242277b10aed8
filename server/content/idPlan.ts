import { lastIdKey, type WriteTransaction } from '../database/contentWrites'
import { ownerId } from '../resources/profiles/ownerId'
import type { Content } from './contentSchema'
import { slugOfTitle } from './slugOfTitle'

const tables = [
  'experiences',
  'educations',
  'categories',
  'skills',
  'profile_skills',
  'projects',
  'testimonials',
] as const
type NumberedTable = (typeof tables)[number]

/** The id of each entry of the file, list by list. */
export type IdPlan = Record<NumberedTable, number[]>

type Part = string | number | null | undefined

/** What an entry is known by; two that are known by the same are told apart by their order. */
const known = (...parts: Part[]) => JSON.stringify(parts.map((part) => part ?? null))

/** What the entries of a file are known by. */
function keysOfContent(content: Content): Record<NumberedTable, string[]> {
  return {
    experiences: content.experiences.map((entry) =>
      known(entry.job_title, entry.company_name, entry.start_date),
    ),
    educations: content.educations.map((entry) =>
      known(entry.degree, entry.institution_name, entry.start_year),
    ),
    categories: content.categories.map(({ name }) => known(name)),
    skills: content.skills.map(({ name }) => known(name)),
    profile_skills: content.skills.flatMap(({ name, percent }) =>
      percent === undefined || percent === null ? [] : [known(name)],
    ),
    projects: content.projects.map(({ slug, title }) =>
      known(slug ?? (slugOfTitle(title) || null), slug || slugOfTitle(title) ? null : title),
    ),
    testimonials: content.testimonials.map((entry) =>
      known(entry.customer_name, entry.project_title, entry.created_at),
    ),
  }
}

type Stored = readonly { id: number; key: string }[]

/** What the rows of the database are known by. */
async function keysOfDatabase(
  transaction: WriteTransaction,
): Promise<Record<NumberedTable, Stored>> {
  const read = async (table: NumberedTable, keyOf: (row: Record<string, Part>) => string) => {
    const rows = await transaction.selectFrom(table).selectAll().orderBy('id').execute()
    return rows.map((row) => ({ id: row.id, key: keyOf(row as unknown as Record<string, Part>) }))
  }
  const profileSkills = await transaction
    .selectFrom('profile_skills')
    .innerJoin('skills', 'skills.id', 'profile_skills.skill_id')
    .where('profile_id', '=', ownerId)
    .select(['profile_skills.id', 'skills.name'])
    .orderBy('profile_skills.id')
    .execute()
  return {
    experiences: await read('experiences', (row) =>
      known(row.job_title, row.company_name, row.start_date),
    ),
    educations: await read('educations', (row) =>
      known(row.degree, row.institution_name, row.start_year),
    ),
    categories: await read('categories', ({ name }) => known(name)),
    skills: await read('skills', ({ name }) => known(name)),
    profile_skills: profileSkills.map(({ id, name }) => ({ id, key: known(name) })),
    projects: await read('projects', ({ slug, title }) => known(slug, slug ? null : title)),
    testimonials: await read('testimonials', (row) =>
      known(row.customer_name, row.project_title, row.created_at),
    ),
  }
}

/**
 * Which id each entry has: an entry that the database knows keeps its own, a new one gets
 * one that nothing has ever had.
 */
export async function planIds(transaction: WriteTransaction, content: Content): Promise<IdPlan> {
  const wanted = keysOfContent(content)
  const stored = await keysOfDatabase(transaction)
  const plan = {} as IdPlan
  for (const table of tables) {
    const last = Math.max(await lastId(transaction, table), ...lastOf(stored[table]))
    const ids = assign(wanted[table], stored[table], last)
    await rememberLastId(transaction, table, ids.last)
    plan[table] = ids.ids
  }
  return plan
}

function lastOf(rows: Stored): number[] {
  return [rows.at(-1)?.id ?? 0]
}

function assign(keys: readonly string[], stored: Stored, last: number) {
  const free = new Map<string, number[]>()
  for (const { id, key } of stored) free.set(key, [...(free.get(key) ?? []), id])
  const ids = keys.map((key) => free.get(key)?.shift() ?? (last += 1))
  return { ids, last }
}

async function lastId(transaction: WriteTransaction, table: string): Promise<number> {
  const row = await transaction
    .selectFrom('meta')
    .select('value')
    .where('key', '=', lastIdKey(table))
    .executeTakeFirst()
  return Number(row?.value ?? 0)
}

async function rememberLastId(
  transaction: WriteTransaction,
  table: string,
  last: number,
): Promise<void> {
  const value = String(last)
  await transaction
    .insertInto('meta')
    .values({ key: lastIdKey(table), value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
