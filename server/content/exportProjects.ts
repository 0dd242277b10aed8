import { fromJson } from '../database/jsonColumns'
import type { Db } from '../database/schema'
import type { Content } from './contentSchema'
import { inactive } from './inactive'
import { withoutEmpty } from '../withoutEmpty'

/** Reads the projects in the form of a content file. */
export async function exportProjects(db: Db): Promise<Content['projects']> {
  const rows = await db
    .selectFrom('projects')
    .leftJoin('categories', 'categories.id', 'projects.category_id')
    .selectAll('projects')
    .select('categories.name as category')
    .orderBy('projects.sort_order')
    .orderBy('projects.id')
    .execute()
  const skills = await db
    .selectFrom('project_skills')
    .innerJoin('skills', 'skills.id', 'project_skills.skill_id')
    .select(['project_id', 'skills.name'])
    .orderBy('project_skills.sort_order')
    .execute()
  const names = new Map<number, string[]>()
  for (const { project_id, name } of skills) {
    names.set(project_id, [...(names.get(project_id) ?? []), name])
  }
  return rows.map(
    ({ id, profile_id, category_id, updated_at, sort_order, is_active, is_featured, ...row }) => ({
      ...withoutEmpty({
        ...row,
        highlights: fromJson(row.highlights),
        outcomes: fromJson(row.outcomes),
        pictures: fromJson(row.pictures),
        cloth: fromJson(row.cloth),
        skills: names.get(id),
      }),
      ...inactive(is_active),
      ...(is_featured === 1 && { is_featured: true }),
    }),
  )
}
