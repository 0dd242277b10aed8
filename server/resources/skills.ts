import { categoryFields } from '../../src/contract/categories'
import { SkillCategoriesData, skillFields, SkillsData } from '../../src/contract/skills'
import { findOther, updateRow, type WriteTransaction } from '../database/contentWrites'
import { readPage, type PageRequest } from '../database/readPage'
import type { Db } from '../database/schema'
import { sortOrderOf } from '../database/entries/sortOrder'
import { conflict, unknownReference } from '../http/HttpError'
import { fromColumns, initialFlags } from '../rows/columns'
import { categoryListRoute } from './categories'
import { nounRoutes, type DeletableNoun } from './noun'
import { listRoute, readResponses, readRoute, success, type Routes } from './routeSchemas'
import { whereVisible, type Reader } from './visibility'

export const skillsRoutes: Routes = async (app) => {
  const list = { path: '/skills', operationId: 'listSkills', tag: 'skills', data: SkillsData }
  listRoute(app, list, (request) => listSkills(request.db, request.query, request))
  categoryListRoute(app, list, (request, categoryId) =>
    listSkills(request.db, request.query, request, categoryId),
  )
  app.get(
    '/skills/categories',
    readRoute('skills', 'listSkillCategories', { response: readResponses(SkillCategoriesData) }),
    async ({ db }) => {
      const used = db.selectFrom('skills').select('category_id').where('is_active', '=', 1)
      const categories = await db
        .selectFrom('categories')
        .select(['id', 'name', 'is_active', 'translations'])
        .where('is_active', '=', 1)
        .where('id', 'in', used)
        .orderBy('sort_order')
        .execute()
      return success({ categories: categories.map((row) => fromColumns(categoryFields, row)) })
    },
  )
  nounRoutes(app, skill)
}

const skill: DeletableNoun<typeof skillFields> = {
  resource: 'skills',
  tag: 'skills',
  fields: skillFields,
  find: (db, id, reader) => skillRows(db, reader).where('skills.id', '=', id).executeTakeFirst(),
  create: async (transaction, id, input) => {
    const category_order = await categoryOrder(transaction, input.category_id)
    await assertNameIsFree(transaction, input)
    const sort_order = await sortOrderOf('last', transaction, 'skills')
    const now = new Date().toISOString()
    const columns = { ...initialFlags(skillFields), ...input, category_order, sort_order }
    await transaction
      .insertInto('skills')
      .values({ ...columns, id, created_at: now, updated_at: now })
      .execute()
  },
  update: async (transaction, id, changes) => {
    const { category_id, is_active, name } = changes
    const category_order =
      category_id === undefined ? undefined : await categoryOrder(transaction, category_id)
    if (name !== undefined || category_id !== undefined) {
      await assertNameIsFree(transaction, { name, category_id }, id)
    }
    const updated_at = new Date().toISOString()
    await updateRow(transaction, 'skills', id, { ...changes, category_order, updated_at })
    if (category_order === undefined && is_active === undefined) return
    await transaction
      .updateTable('profile_skills')
      .set({ category_order, skill_is_active: is_active })
      .where('skill_id', '=', id)
      .execute()
  },
}

function skillRows(db: Db, reader: Reader) {
  return db
    .selectFrom('skills')
    .where(whereVisible('skills.is_active', reader))
    .orderBy('skills.category_order')
    .orderBy('skills.sort_order')
    .orderBy('skills.id')
    .innerJoin('categories', 'categories.id', 'skills.category_id')
    .select([
      'skills.id',
      'skills.name',
      'skills.category_id',
      'categories.name as category_name',
      'categories.translations as category_translations',
      'skills.skill_icon',
      'skills.is_active',
      'skills.created_at',
      'skills.updated_at',
    ])
}

function listSkills(db: Db, page: PageRequest, reader: Reader, categoryId?: number) {
  return readPage(db, page, (snapshot) =>
    skillRows(snapshot, reader).$if(categoryId !== undefined, (query) =>
      query.where('category_id', '=', categoryId ?? 0),
    ),
  )
}

/**
 * @param written the fields of the write; those that it omits are read from the row
 * @throws HttpError 409 when another skill of the category has the name
 */
async function assertNameIsFree(
  transaction: WriteTransaction,
  written: { name?: string; category_id?: number },
  ownId = 0,
): Promise<void> {
  const stored = await transaction
    .selectFrom('skills')
    .select(['name', 'category_id'])
    .where('id', '=', ownId)
    .executeTakeFirst()
  const name = written.name ?? stored?.name ?? ''
  const category_id = written.category_id ?? stored?.category_id ?? 0
  const other = await findOther(transaction, 'skills', { name, category_id }, ownId)
  if (other) throw conflict('name', `is taken by skill ${other.id}`, 'taken')
}

async function categoryOrder(transaction: WriteTransaction, id: number): Promise<number> {
  const category = await transaction
    .selectFrom('categories')
    .select('sort_order')
    .where('id', '=', id)
    .executeTakeFirst()
  if (category) return category.sort_order
  throw unknownReference('category_id', 'categories')
}
