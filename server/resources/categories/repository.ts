import type { Category } from '../../../src/contract/categories'
import { readConsistently } from '../../database/readConsistently'
import type { Db } from '../../database/schema'
import { hasActivity, type Activity } from '../visibility'
import { offsetOf, type PageQuery, type Rows } from '../route'

/** A label as it stands in an address: lower-cased, spaces to hyphens. */
export function slugOf(label: string): string {
  return label.trim().toLowerCase().replace(/\s+/g, '-')
}

/** One page of the categories, in the owner's order. */
export function listCategories(
  db: Db,
  activity: Activity,
  page: PageQuery,
): Promise<Rows<Category>> {
  return readConsistently(db, async (snapshot) => {
    const chosen = snapshot.selectFrom('categories').where(hasActivity('is_active', activity))
    const { total } = await chosen
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await chosen
      .select(['id', 'name', 'is_active'])
      .orderBy('sort_order')
      .orderBy('id')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute()
    return { rows, total: Number(total) }
  })
}

/** The id of the category that an id, a label or a slug names. */
export async function findCategoryId(db: Db, named: string): Promise<number | undefined> {
  const id = /^\d{1,9}$/.test(named) ? Number(named) : 0
  const category = await db
    .selectFrom('categories')
    .select('id')
    .where((eb) =>
      eb.or([eb('id', '=', id), eb('name', '=', named), eb('slug', '=', slugOf(named))]),
    )
    .executeTakeFirst()
  return category?.id
}
