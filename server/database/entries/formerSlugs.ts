import type { WriteTransaction } from '../contentWrites'
import type { Database, TrackedTable } from '../schema'
import type { SlugTable } from './slugs'
import { slugsOf } from './translations'

type SlugOfRow = Database['former_slugs']

const slugTables: readonly SlugTable[] = ['projects', 'posts']

async function readSlugs(
  transaction: WriteTransaction,
  only?: { table: TrackedTable; id: number },
): Promise<SlugOfRow[]> {
  const slugs: SlugOfRow[] = []
  for (const table_name of slugTables) {
    if (only && only.table !== table_name) continue
    const rows = await transaction
      .selectFrom(table_name)
      .select(['id', 'slug', 'translations'])
      .$if(only !== undefined, (query) => query.where('id', '=', only?.id ?? 0))
      .execute()
    for (const { id: row_id, slug, translations } of rows) {
      const own = new Set(Object.values(slugsOf(slug, translations, 'main')))
      slugs.push(...[...own].map((former_slug) => ({ table_name, former_slug, row_id })))
    }
  }
  return slugs
}

/**
 * Writes, and stores the slugs that rows have lost.
 * @param only the row that is written; by default, any
 */
export async function recordFormerSlugs<T>(
  transaction: WriteTransaction,
  work: () => Promise<T>,
  only?: { table: TrackedTable; id: number },
): Promise<T> {
  const before = await readSlugs(transaction, only)
  const result = await work()
  const after = await readSlugs(transaction, only)
  const current = new Set(after.map((slug) => JSON.stringify(slug)))
  const rows = new Set(after.map(({ table_name, row_id }) => `${table_name}/${row_id}`))
  for (const lost of before) {
    if (current.has(JSON.stringify(lost)) || !rows.has(`${lost.table_name}/${lost.row_id}`))
      continue
    await transaction
      .insertInto('former_slugs')
      .values(lost)
      .onConflict((conflict) =>
        conflict.columns(['table_name', 'former_slug']).doUpdateSet({ row_id: lost.row_id }),
      )
      .execute()
  }
  return result
}
