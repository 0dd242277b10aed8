import { projectDetailFields } from '../../src/contract/projects'
import type { Db } from '../database/schema'
import { entryOf } from '../contentFields'
import type { Content } from './contentSchema'
import { withoutEmpty } from '../database/withoutEmpty'

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
  return rows.map((row) => {
    const { category_id, skill_names, ...entry } = entryOf(projectDetailFields, row)
    return { ...entry, ...withoutEmpty({ category: row.category, skills: names.get(row.id) }) }
  })
}
