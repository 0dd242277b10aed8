import type { ProjectStats } from '../../../src/contract/projects'
import type { Db } from '../../database/schema'
import { activityOf, hasActivity } from '../visibility'
import type { Reader } from '../route'

/** How many projects a reader may see: in all, active, featured, and by category. */
export async function countProjects(db: Db, reader: Reader): Promise<ProjectStats> {
  const activity = activityOf(undefined, reader)
  const visible = db.selectFrom('projects').where(hasActivity('projects.is_active', activity))
  const { total, active, featured } = await visible
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.sum<number | null>('is_active').as('active'),
      fn.sum<number | null>('is_featured').as('featured'),
    ])
    .executeTakeFirstOrThrow()
  const byCategory = await visible
    .innerJoin('categories', 'categories.id', 'projects.category_id')
    .where(hasActivity('categories.is_active', activity))
    .select(({ fn }) => [
      'categories.id as category_id',
      'categories.name as category_name',
      fn.countAll<number>().as('total'),
    ])
    .groupBy(['categories.id', 'categories.name', 'categories.sort_order'])
    .orderBy('categories.sort_order')
    .execute()
  return {
    total: Number(total),
    active: Number(active ?? 0),
    featured: Number(featured ?? 0),
    byCategory: byCategory.map((row) => ({ ...row, total: Number(row.total) })),
  }
}
