import type { Category } from '../../../src/contract/categories'
import type { Skill } from '../../../src/contract/skills'
import type { Db } from '../../database/schema'
import { activityOf, hasActivity } from '../visibility'
import { readPage } from '../../database/listMemory'
import type { PageQuery, Reader, Rows } from '../route'

/** The technologies of the catalogue that a reader may see, with their category's name. */
function visibleSkills(db: Db, reader: Reader) {
  return db
    .selectFrom('skills')
    .innerJoin('categories', 'categories.id', 'skills.category_id')
    .where(hasActivity('skills.is_active', activityOf(undefined, reader)))
}

const columns = [
  'skills.id',
  'skills.name',
  'skills.category_id',
  'categories.name as category_name',
  'skills.skill_icon',
  'skills.is_active',
  'skills.created_at',
  'skills.updated_at',
] as const

/** One page of the catalogue, of one category where an id is given. */
export function listSkills(
  db: Db,
  reader: Reader,
  page: PageQuery,
  categoryId?: number,
): Promise<Rows<Skill>> {
  return readPage(db, page, (snapshot) => {
    const chosen = visibleSkills(snapshot, reader).$if(categoryId !== undefined, (query) =>
      query.where('skills.category_id', '=', categoryId ?? 0),
    )
    const ordered = chosen
      .orderBy('categories.sort_order')
      .orderBy('skills.sort_order')
      .orderBy('skills.id')
    return {
      key: `skills ${String(reader.isOwner)} ${categoryId ?? 'all'}`,
      isSorted: false,
      count: async () => {
        const { total } = await chosen
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
        return Number(total)
      },
      order: async () => (await ordered.select('skills.id').execute()).map(({ id }) => id),
      slice: (limit, offset) => ordered.select(columns).limit(limit).offset(offset).execute(),
      byIds: (ids) => chosen.select(columns).where('skills.id', 'in', ids).execute(),
    }
  })
}

export function findSkill(db: Db, id: number, reader: Reader): Promise<Skill | undefined> {
  return visibleSkills(db, reader).select(columns).where('skills.id', '=', id).executeTakeFirst()
}

/** The active categories that have an active technology. */
export function listSkillCategories(db: Db): Promise<Category[]> {
  return visibleSkills(db, { isOwner: false })
    .where('categories.is_active', '=', 1)
    .select(['categories.id', 'categories.name', 'categories.is_active'])
    .groupBy(['categories.id', 'categories.name', 'categories.is_active', 'categories.sort_order'])
    .orderBy('categories.sort_order')
    .execute()
}
