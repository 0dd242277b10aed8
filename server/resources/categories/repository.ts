import type { Category } from '../../../src/contract/categories'
import { slugOfCategory } from '../../slugs'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
import type { Db } from '../../database/schema'
import { visibilityFor, whereVisible, type Reader, type Visibility } from '../visibility'

/** One page of the categories, in the owner's order. */
export function listCategories(
  db: Db,
  visibility: Visibility,
  page: PageRequest,
): Promise<Page<Category>> {
  return readPage(db, page, (snapshot) => {
    const sorted = snapshot.selectFrom('categories').orderBy('sort_order').orderBy('id')
    return {
      ids: sorted.select('id').where(whereVisible('is_active', visibility)),
      rowsOf: (ids) => sorted.select(['id', 'name', 'is_active']).where('id', 'in', ids).execute(),
    }
  })
}

export function findCategory(
  db: Db,
  id: number,
  { isOwner }: Reader,
): Promise<Category | undefined> {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'is_active'])
    .where('id', '=', id)
    .where(whereVisible('is_active', visibilityFor({ isOwner })))
    .executeTakeFirst()
}

/**
 * Finds a category by its id, its label or its slug.
 * @returns its id; 0, which no row has, for an unknown category
 */
export async function findCategoryId(db: Db, category: string): Promise<number> {
  const id = /^\d{1,9}$/.test(category) ? Number(category) : 0
  const found = await db
    .selectFrom('categories')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb('name', '=', category),
        eb('slug', '=', slugOfCategory(category)),
      ]),
    )
    .executeTakeFirst()
  return found?.id ?? 0
}
