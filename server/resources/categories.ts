import type { Selectable } from 'kysely'
import { Type } from 'typebox'
import { CategoriesData, categoryFields } from '../../src/contract/categories'
import { Flag } from '../../src/contract/values'
import { updateRow, type WriteTransaction } from '../database/contentWrites'
import { readPage } from '../database/readPage'
import type { Database, Db } from '../database/schema'
import { nextSortOrder } from '../database/sortOrder'
import { conflict } from '../http/HttpError'
import { fromColumns, initialFlags, toColumns } from '../rows/columns'
import { slugOfCategory } from '../rows/slugs'
import { nounRoutes, type DeletableNoun } from './noun'
import { pageOf, PageQuery, readResponses, readRoute, type Routes } from './routeSchemas'
import { visibilityFor, whereVisible } from './visibility'

const columns = ['id', 'name', 'is_active', 'translations'] as const

const toCategory = (row: Pick<Selectable<Database['categories']>, (typeof columns)[number]>) =>
  fromColumns(categoryFields, row)

const CategoriesQuery = Type.Object({ ...PageQuery.properties, is_active: Type.Optional(Flag) })

export const categoriesRoutes: Routes = async (app) => {
  app.get(
    '/categories',
    readRoute('categories', 'listCategories', {
      querystring: CategoriesQuery,
      response: readResponses(CategoriesData),
    }),
    async (request) => {
      const { query } = request
      const isVisible = whereVisible('is_active', visibilityFor(request, query.is_active))
      const page = await readPage(request.db, query, (snapshot) => {
        const sorted = snapshot.selectFrom('categories').orderBy('sort_order').orderBy('id')
        return {
          ids: sorted.select('id').where(isVisible),
          rowsOf: async (ids) => {
            const rows = await sorted.select(columns).where('id', 'in', ids).execute()
            return rows.map(toCategory)
          },
        }
      })
      return pageOf('categories', query, page)
    },
  )
  nounRoutes(app, category)
}

const category: DeletableNoun<typeof categoryFields> = {
  path: '/categories',
  tag: 'categories',
  name: 'Category',
  key: 'category',
  table: 'categories',
  fields: categoryFields,
  find: async (db, id, { isOwner }) => {
    const isVisible = whereVisible('is_active', visibilityFor({ isOwner }))
    const rows = db.selectFrom('categories').select(columns).where(isVisible)
    const row = await rows.where('id', '=', id).executeTakeFirst()
    return row && toCategory(row)
  },
  create: async (transaction, id, input) => {
    const { name } = input
    await requireFreeName(transaction, name)
    const sort_order = await nextSortOrder(transaction, 'categories')
    const columns = { ...initialFlags(categoryFields), ...toColumns(input), id, sort_order }
    await transaction
      .insertInto('categories')
      .values({ ...columns, slug: slugOfCategory(name) })
      .execute()
  },
  update: async (transaction, id, changes) => {
    const { name } = changes
    if (name !== undefined) await requireFreeName(transaction, name, id)
    const slug = name === undefined ? undefined : slugOfCategory(name)
    await updateRow(transaction, 'categories', id, { ...toColumns(changes), slug })
  },
  title: ({ name }) => name,
  checkDeletion: requireUnused,
}

/** @throws HttpError 409 while a skill, a project or a testimonial belongs to the category */
async function requireUnused(transaction: WriteTransaction, id: number): Promise<void> {
  for (const table of ['skills', 'projects', 'testimonials'] as const) {
    const { total } = await transaction
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('total'))
      .where('category_id', '=', id)
      .executeTakeFirstOrThrow()
    const count = Number(total)
    if (count > 0) {
      throw conflict('id', `is the category of ${count} ${table}`, 'inUse', { count, table })
    }
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
  if (other) throw conflict('name', `is taken by category ${other.id}`, 'taken')
}

/** `{category}` in a path: an id, a label or a slug. */
export const CategoryParams = Type.Object({ category: Type.String({ maxLength: 200 }) })

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
