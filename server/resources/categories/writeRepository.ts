import type { CategoryChanges, CategoryInput } from '../../../src/contract/categories'
import { slugOfCategory } from '../../slugs'
import { updateRow, type WriteTransaction } from '../../database/contentWrites'
import { nextSortOrder } from '../../database/sortOrder'
import { conflict } from '../../http/HttpError'

export async function createCategory(
  transaction: WriteTransaction,
  id: number,
  { name, is_active = 1 }: CategoryInput,
): Promise<void> {
  await requireFreeName(transaction, name)
  await transaction
    .insertInto('categories')
    .values({
      id,
      name,
      slug: slugOfCategory(name),
      is_active,
      sort_order: await nextSortOrder(transaction, 'categories'),
    })
    .execute()
}

export async function updateCategory(
  transaction: WriteTransaction,
  id: number,
  { name, is_active }: CategoryChanges,
): Promise<void> {
  if (name !== undefined) await requireFreeName(transaction, name, id)
  const slug = name === undefined ? undefined : slugOfCategory(name)
  await updateRow(transaction, 'categories', id, { name, slug, is_active })
}

/** @throws HttpError 409 while a skill, a project or a testimonial belongs to the category */
export async function requireUnusedCategory(
  transaction: WriteTransaction,
  id: number,
): Promise<void> {
  for (const table of ['skills', 'projects', 'testimonials'] as const) {
    const { total } = await transaction
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('total'))
      .where('category_id', '=', id)
      .executeTakeFirstOrThrow()
    if (Number(total) > 0) throw conflict('id', `is the category of ${Number(total)} ${table}`)
  }
}

/** @throws HttpError 409 when another category has the name, or one with the same slug */
async function requireFreeName(
  transaction: WriteTransaction,
  name: string,
  ownId = 0,
): Promise<void> {
  const other = await transaction
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', slugOfCategory(name))
    .where('id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw conflict('name', `is taken by category ${other.id}`)
}
