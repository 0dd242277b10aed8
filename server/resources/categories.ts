import type { Selectable } from 'kysely'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { CategoriesData, categoryFields } from '../../src/contract/categories'
import { Flag } from '../../src/contract/schema/values'
import { categorySlug } from '../../src/lib/text'
import { findOther, updateRow, type WriteTransaction } from '../database/contentWrites'
import { readPage, type Page } from '../database/readPage'
import type { Database, Db } from '../database/schema'
import { sortOrderOf } from '../database/entries/sortOrder'
import { conflict } from '../http/HttpError'
import { fromColumns, initialFlags, toColumns } from '../rows/columns'
import { nounRoutes, type DeletableNoun } from './noun'
import { listRoute, PageQuery, type ListOptions, type Routes } from './routeSchemas'
import { whereVisible } from './visibility'

const columns = ['id', 'name', 'is_active', 'translations'] as const

const toCategory = (row: Pick<Selectable<Database['categories']>, (typeof columns)[number]>) =>
  fromColumns(categoryFields, row)

const CategoriesQuery = Type.Object({ ...PageQuery.properties, is_active: Type.Optional(Flag) })

export const categoriesRoutes: Routes = async (app) => {
  const [path, tag] = ['/categories', 'categories'] as const
  listRoute(
    app,
    {
      ...{ path, operationId: 'listCategories', tag },
      ...{ data: CategoriesData, query: CategoriesQuery },
    },
    async (request) => {
      const isVisible = whereVisible('is_active', request, request.query.is_active)
      const { rows, total } = await readPage(request.db, request.query, (snapshot) => {
        const visible = snapshot.selectFrom('categories').select(columns).where(isVisible)
        return visible.orderBy('sort_order').orderBy('id')
      })
      return { rows: rows.map(toCategory), total }
    },
  )
  nounRoutes(app, category)
}

const category: DeletableNoun<typeof categoryFields> = {
  resource: 'categories',
  tag: 'categories',
  fields: categoryFields,
  find: async (db, id, reader) => {
    const isVisible = whereVisible('is_active', reader)
    const rows = db.selectFrom('categories').select(columns).where(isVisible)
    const row = await rows.where('id', '=', id).executeTakeFirst()
    return row && toCategory(row)
  },
  create: async (transaction, id, input) => {
    const slug = await findFreeSlug(transaction, input.name)
    const sort_order = await sortOrderOf('last', transaction, 'categories')
    const columns = { ...initialFlags(categoryFields), ...toColumns(input), id, sort_order }
    await transaction
      .insertInto('categories')
      .values({ ...columns, slug })
      .execute()
  },
  update: async (transaction, id, changes) => {
    const { name } = changes
    const slug = name === undefined ? undefined : await findFreeSlug(transaction, name, id)
    await updateRow(transaction, 'categories', id, { ...toColumns(changes), slug })
  },
  assertDeletable: assertUnused,
}

async function assertUnused(transaction: WriteTransaction, id: number): Promise<void> {
  for (const table of ['skills', 'projects', 'testimonials'] as const) {
    const { count } = await transaction
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('category_id', '=', id)
      .executeTakeFirstOrThrow()
    if (count > 0) {
      throw conflict('id', `is the category of ${count} ${table}`, 'inUse', { count, table })
    }
  }
}

async function findFreeSlug(
  transaction: WriteTransaction,
  name: string,
  ownId = 0,
): Promise<string> {
  const slug = categorySlug(name)
  const other = await findOther(transaction, 'categories', { slug }, ownId)
  if (other) throw conflict('name', `is taken by category ${other.id}`, 'taken')
  return slug
}

/** `{category}` in a path: an id, a label or a slug. */
const CategoryParams = Type.Object({ category: Type.String({ maxLength: 200 }) })

export function categoryListRoute(
  app: FastifyInstance,
  { path, operationId, ...options }: ListOptions,
  list: (
    request: FastifyRequest<{ Querystring: PageQuery }>,
    categoryId: number,
  ) => Promise<Page<unknown>>,
): void {
  const ofCategory = {
    path: `${path}/category/:category`,
    operationId: `${operationId}OfCategory`,
    params: CategoryParams,
  }
  listRoute(app, { ...options, ...ofCategory }, async (request) =>
    list(request, await findCategoryId(app.db, request.params.category)),
  )
}

/**
 * Finds a category by its id, its slug, or its label in any language.
 * @returns its id; 0, which no row has, for an unknown one
 */
export async function findCategoryId(db: Db, category: string): Promise<number> {
  const id = /^\d{1,9}$/.test(category) ? Number(category) : 0
  const slug = categorySlug(category)
  const rows = await db
    .selectFrom('categories')
    .select([...columns, 'slug'])
    .execute()
  const found =
    rows.find((row) => row.id === id || row.name === category || row.slug === slug) ??
    rows.find((row) =>
      Object.values(toCategory(row).translations ?? {}).some(({ name }) => name === category),
    )
  return found?.id ?? 0
}
