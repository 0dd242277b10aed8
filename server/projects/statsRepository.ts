import type { ProjectStats } from '../../src/contract/projects'
import type { Db } from '../database/schema'

/** How many projects readers can see, in all, featured, and by category. */
export async function countProjects(db: Db): Promise<ProjectStats> {
  const active = db.selectFrom('projects').where('projects.is_active', '=', 1)
  const { total, featured } = await active
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.sum<number | null>('is_featured').as('featured'),
    ])
    .executeTakeFirstOrThrow()
  const byCategory = await active
    .innerJoin('categories', 'categories.id', 'projects.category_id')
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
    active: Number(total),
    featured: Number(featured ?? 0),
    byCategory: byCategory.map((row) => ({ ...row, total: Number(row.total) })),
  }
}
