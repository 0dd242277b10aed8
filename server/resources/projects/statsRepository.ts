import type { ProjectStats } from '../../../src/contract/projects'
import type { Db } from '../../database/schema'
import { visibilityFor, whereVisible, type Reader } from '../visibility'

/** Counts the projects that a reader may see: all, active, featured, and by category. */
export async function countProjects(db: Db, reader: Reader): Promise<ProjectStats> {
  const visibility = visibilityFor(reader)
  const visible = db.selectFrom('projects').where(whereVisible('projects.is_active', visibility))
  const { total, active, featured } = await visible
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.sum<number | null>('is_active').as('active'),
      fn.sum<number | null>('is_featured').as('featured'),
    ])
    .executeTakeFirstOrThrow()
  const byCategory = await visible
    .innerJoin('categories', 'categories.id', 'projects.category_id')
    .where(whereVisible('categories.is_active', visibility))
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
