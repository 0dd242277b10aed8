import { readHighestId, storeLastId, type WriteTransaction } from '../../database/contentWrites'
import { ownerId, type Db, type WritableTable } from '../../database/schema'
import { isListed, type Content } from '../contentSchema'
import { listNames, pairEntries } from '../merge/entryKeys'
import { yearsOf } from '../../rows/educationYears'
import { slugOfPost } from '../../rows/postRow'
import { slugOf } from '../../rows/slugs'

const tables = [...listNames, 'profile_skills'] as const satisfies WritableTable[]

export type IdPlan = Record<WritableTable, number[]>
type FoundIds = Record<WritableTable, (number | undefined)[]>

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
    // The first of the posts is the newest: it has the highest id.
    const isPosts = table === 'posts'
    plan[table] = isPosts
      ? found.posts.toReversed().map(assign).reverse()
      : found[table].map(assign)
    await storeLastId(transaction, table, last)
  }
  return plan as IdPlan
}

/** The ids of the rows from which content was read; undefined where a row cannot be identified. */
export async function findIds(db: Db, content: Content): Promise<FoundIds> {
  const entries: Partial<Record<WritableTable, object[] | null>> = {
    ...content,
    educations: content.educations.map((entry) => ({ ...entry, ...yearsOf(entry) })),
    profile_skills: content.skills.filter(isListed),
    projects: content.projects.map((entry) => ({ ...entry, slug: slugOf(entry) })),
    posts: content.posts?.map((post, index) => {
      return { slug: slugOfPost(post, index + 1), title: post.title }
    }),
  }
  const found: Partial<FoundIds> = {}
  for (const table of tables) {
    const rows = await readRows(db, table)
    const list = table === 'profile_skills' ? 'skills' : table
    const pairs = pairEntries(list, rows, entries[table] ?? [])
    found[table] = pairs.map((pair) => rows[pair]?.id)
  }
  return found as FoundIds
}
