import { projectFields, type Project } from '../../../src/contract/projects'
import { fromColumns, writableNames } from '../../database/columns'
import { readPage, type IdQuery, type Page, type PageRequest } from '../../database/readPage'
import type { Db } from '../../database/schema'
import { ownerId } from '../../database/ownerId'
import { whereVisible, type Visibility } from '../visibility'

/** A filter for projects; a field that is left out does not filter. */
export interface ProjectFilter {
  visibility: Visibility
  profileId?: number
  categoryId?: number
  tag?: string
  isFeatured?: boolean
}

/** The projects of a profile, in the owner's order. */
export function sortedProjects(db: Db, visibility: Visibility, profileId = ownerId) {
  return db
    .selectFrom('projects')
    .where('projects.profile_id', '=', profileId)
    .where(whereVisible('projects.is_active', visibility))
    .orderBy('projects.sort_order')
    .orderBy('projects.id')
}

/** One page of the projects that match a filter. */
export function listProjects(
  db: Db,
  { visibility, profileId, categoryId, tag, isFeatured }: ProjectFilter,
  page: PageRequest,
): Promise<Page<Project>> {
  return readPage(db, page, (snapshot) => ({
    ids: sortedProjects(snapshot, visibility, profileId)
      .select('projects.id')
      .$if(categoryId !== undefined, (query) => query.where('category_id', '=', categoryId ?? 0))
      .$if(tag !== undefined, (query) => query.where('tag', '=', tag ?? ''))
      .$if(isFeatured !== undefined, (query) =>
        query.where('is_featured', '=', isFeatured ? 1 : 0),
      ),
    rowsOf: (ids) => readProjects(snapshot, ids),
  }))
}

/** The columns that lists contain, without those that only the project's page shows. */
const listColumns = (['id', 'profile_id', 'updated_at', ...writableNames(projectFields)] as const)
  .filter((name) => name !== 'skill_names')
  .map((name) => `projects.${name}` as const)

/** The projects with these ids and their skills, in the owner's order. */
async function readProjects(db: Db, ids: IdQuery<'projects'>): Promise<Project[]> {
  const rows = await db
    .selectFrom('projects')
    .leftJoin('categories', 'categories.id', 'projects.category_id')
    .select(listColumns)
    .select('categories.name as category_name')
    .where('projects.id', 'in', ids)
    .orderBy('projects.sort_order')
    .orderBy('projects.id')
    .execute()
  const skills = await readSkills(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...fromColumns(projectFields, row),
    skill_names: skills.get(row.id) ?? [],
  }))
}

type Skills = { id: number; name: string }[]

/** The skills of projects by the ids of the projects, in the owner's order. */
export async function readSkills(db: Db, projectIds: number[]): Promise<Map<number, Skills>> {
  const skills = new Map<number, Skills>()
  if (projectIds.length === 0) return skills
  const rows = await db
    .selectFrom('project_skills')
    .innerJoin('skills', 'skills.id', 'project_skills.skill_id')
    .select(['project_id', 'skills.id', 'skills.name'])
    .where('project_id', 'in', projectIds)
    .orderBy('project_skills.sort_order')
    .execute()
  for (const { project_id, ...skill } of rows) {
    skills.set(project_id, [...(skills.get(project_id) ?? []), skill])
  }
  return skills
}
