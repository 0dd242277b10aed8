import type { Category } from '../../../src/contract/categories'
import {
  skillFields,
  type Skill,
  type SkillChanges,
  type SkillInput,
} from '../../../src/contract/skills'
import { initialFlags } from '../../database/columns'
import { updateRow, type WriteTransaction } from '../../database/contentWrites'
import { nextSortOrder } from '../../database/sortOrder'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
import type { Db } from '../../database/schema'
import { conflict, badRequest } from '../../http/HttpError'
import { visibilityFor, whereVisible, type Reader } from '../visibility'

/** The skills of the catalogue that a reader may see, sorted by category. */
function visibleSkills(db: Db, reader: Reader) {
  return db
    .selectFrom('skills')
    .where(whereVisible('skills.is_active', visibilityFor(reader)))
    .orderBy('skills.category_order')
    .orderBy('skills.sort_order')
    .orderBy('skills.id')
}

function skillRows(db: Db, reader: Reader) {
  return visibleSkills(db, reader)
    .innerJoin('categories', 'categories.id', 'skills.category_id')
    .select([
      'skills.id',
      'skills.name',
      'skills.category_id',
      'categories.name as category_name',
      'skills.skill_icon',
      'skills.is_active',
      'skills.created_at',
      'skills.updated_at',
    ])
}

/** One page of the catalogue, or of one category. */
export function listSkills(
  db: Db,
  page: PageRequest,
  reader: Reader,
  categoryId?: number,
): Promise<Page<Skill>> {
  return readPage(db, page, (snapshot) => ({
    ids: visibleSkills(snapshot, reader)
      .select('skills.id')
      .$if(categoryId !== undefined, (query) => query.where('category_id', '=', categoryId ?? 0)),
    rowsOf: (ids) => skillRows(snapshot, reader).where('skills.id', 'in', ids).execute(),
  }))
}

export function findSkill(db: Db, id: number, reader: Reader): Promise<Skill | undefined> {
  return skillRows(db, reader).where('skills.id', '=', id).executeTakeFirst()
}

/** The active categories that have an active skill. */
export function listSkillCategories(db: Db): Promise<Category[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'is_active'])
    .where('is_active', '=', 1)
    .where('id', 'in', db.selectFrom('skills').select('category_id').where('is_active', '=', 1))
    .orderBy('sort_order')
    .execute()
}

export async function createSkill(
  transaction: WriteTransaction,
  id: number,
  input: SkillInput,
): Promise<void> {
  const category_order = await categoryOrder(transaction, input.category_id)
  await assertNameIsFree(transaction, input.name)
  const now = new Date().toISOString()
  await transaction
    .insertInto('skills')
    .values({
      ...initialFlags(skillFields),
      ...input,
      category_order,
      id,
      sort_order: await nextSortOrder(transaction, 'skills'),
      created_at: now,
      updated_at: now,
    })
    .execute()
}

export async function updateSkill(
  transaction: WriteTransaction,
  id: number,
  changes: SkillChanges,
): Promise<void> {
  const { category_id, is_active, name } = changes
  const category_order =
    category_id === undefined ? undefined : await categoryOrder(transaction, category_id)
  if (name !== undefined) await assertNameIsFree(transaction, name, id)
  const updated_at = new Date().toISOString()
  await updateRow(transaction, 'skills', id, {
    ...changes,
    category_order,
    updated_at,
  })
  if (category_order === undefined && is_active === undefined) return
  await transaction
    .updateTable('profile_skills')
    .set({ category_order, skill_is_active: is_active })
    .where('skill_id', '=', id)
    .execute()
}

/** @throws HttpError 409 when another skill has the name */
async function assertNameIsFree(
  transaction: WriteTransaction,
  name: string,
  ownId = 0,
): Promise<void> {
  const other = await transaction
    .selectFrom('skills')
    .select('id')
    .where('name', '=', name)
    .where('id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw conflict('name', `is taken by skill ${other.id}`)
}

/** @throws HttpError 400 when there is no such category */
async function categoryOrder(transaction: WriteTransaction, id: number): Promise<number> {
  const category = await transaction
    .selectFrom('categories')
    .select('sort_order')
    .where('id', '=', id)
    .executeTakeFirst()
  if (category) return category.sort_order
  throw badRequest([{ path: 'category_id', message: 'names none of the categories' }])
}
