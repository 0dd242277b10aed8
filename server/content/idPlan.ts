import { readHighestId, storeLastId, type WriteTransaction } from '../database/contentWrites'
import { ownerId, type Db, type WritableTable } from '../database/schema'
import { isListed, type Content } from './contentSchema'
import { plainLists, type PlainTable } from './plainLists'
import { yearsOf } from '../rows/educationYears'
import { slugOfPost } from '../rows/postRow'
import { slugOfTitle } from '../rows/slugs'

const plainKeys = plainLists.map(({ table, key }) => [table, key])

/** The fields by which entries are matched with rows; their order decides among equals. */
export const keyFields: Record<WritableTable, readonly string[]> = {
  ...(Object.fromEntries(plainKeys) as Record<PlainTable, string[]>),
  skills: ['name'],
  profile_skills: ['name'],
  projects: ['slug', 'title'],
  testimonials: ['customer_name', 'project_title', 'created_at'],
  posts: ['slug'],
}

const tables = Object.keys(keyFields) as WritableTable[]

/** The ids of the entries of a content file, list by list. */
export type IdPlan = Record<WritableTable, number[]>
type FoundIds = Record<WritableTable, (number | undefined)[]>

/** An entry and a row with equal keys are the same thing. */
function keyOf(table: WritableTable, entry: object): string {
  const values: Record<string, unknown> = { ...entry }
  // The title of a project may change.
  if (table === 'projects' && values.slug) return JSON.stringify([values.slug])
  return JSON.stringify(keyFields[table].map((field) => values[field] ?? null))
}

function entriesOf(content: Content): Partial<Record<WritableTable, object[] | null>> {
  return {
    ...content,
    educations: content.educations.map((entry) => ({ ...entry, ...yearsOf(entry) })),
    profile_skills: content.skills.filter(isListed),
    projects: content.projects.map(({ slug, title }) => {
      return { slug: slug ?? (slugOfTitle(title) || null), title }
    }),
    posts: content.posts?.map((post, index) => ({
      slug: slugOfPost(post, index + 1),
      title: post.title,
    })),
  }
}

/** Reads the rows of a table with the fields of their keys, sorted by id. */
function readRows(db: Db, table: WritableTable): Promise<{ id: number }[]> {
  if (table !== 'profile_skills') return db.selectFrom(table).selectAll().orderBy('id').execute()
  return db
    .selectFrom('profile_skills')
    .innerJoin('skills', 'skills.id', 'profile_skills.skill_id')
    .where('profile_id', '=', ownerId)
    .select(['profile_skills.id', 'skills.name'])
    .orderBy('profile_skills.id')
    .execute()
}

/** Plans the ids of an import: an entry that has a row gets its id, others get unused ids. */
export async function planIds(transaction: WriteTransaction, content: Content): Promise<IdPlan> {
  const found = await findIds(transaction, content)
  const plan: Partial<IdPlan> = {}
  for (const table of tables) {
    let last = await readHighestId(transaction, table)
    const assign = (id: number | undefined) => id ?? (last += 1)
    plan[table] =
      table === 'posts'
        ? // The first of a list is the newest: it has the highest id.
          found.posts.toReversed().map(assign).toReversed()
        : found[table].map(assign)
    await storeLastId(transaction, table, last)
  }
  return plan as IdPlan
}

/** The ids of the rows from which content was read; undefined where a row cannot be identified. */
export async function findIds(db: Db, content: Content): Promise<FoundIds> {
  const entries = entriesOf(content)
  const found: Partial<FoundIds> = {}
  for (const table of tables) {
    const idsByKey = new Map<string, number[]>()
    const rows = await readRows(db, table)
    for (const row of rows) {
      const key = keyOf(table, row)
      idsByKey.set(key, [...(idsByKey.get(key) ?? []), row.id])
    }
    // Entries with equal keys get the ids in their order.
    found[table] = entries[table]?.map((entry) => idsByKey.get(keyOf(table, entry))?.shift()) ?? []
    if (table === 'projects' || table === 'posts') {
      matchTitles(entries[table] ?? [], rows, found[table])
    }
  }
  return found as FoundIds
}

/** An entry whose slug has changed has the id of the only row with its title that is left. */
function matchTitles(
  entries: readonly { title?: string }[],
  rows: readonly { id: number; title?: string }[],
  found: (number | undefined)[],
): void {
  const used = new Set(found)
  const left = rows.filter(({ id }) => !used.has(id))
  const added = entries.filter((_, index) => found[index] === undefined)
  for (const [index, { title }] of entries.entries()) {
    const [row, ...others] = left.filter((one) => one.title === title)
    const isOnly = added.filter((entry) => entry.title === title).length === 1
    if (found[index] === undefined && isOnly && others.length === 0) found[index] = row?.id
  }
}
