import type { Project } from '../../../src/contract/projects'
import { fromJson } from '../../database/jsonColumns'
import { readPage, type IdQuery, type Page, type PageRequest } from '../../database/readPage'
import type { Db } from '../../database/schema'
import { ownerId } from '../../database/ownerId'
import { visibilityFor, whereVisible, type Reader, type Visibility } from '../visibility'

/** A filter for projects; a field that is left out does not filter. */
export interface ProjectFilter {
  visibility: Visibility
  profileId?: number
  categoryId?: number
  tag?: string
  isFeatured?: boolean
}

/** The projects of a profile, in the owner's order. */
function sortedProjects(db: Db, visibility: Visibility, profileId = ownerId) {
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

export async function findProject(
  db: Db,
  id: number,
  reader: Reader,
): Promise<Project | undefined> {
  const ids = sortedProjects(db, visibilityFor(reader)).where('projects.id', '=', id)
  return (await readProjects(db, ids.select('projects.id')))[0]
}

export async function findProjectBySlug(
  db: Db,
  profileId: number,
  slug: string,
  reader: Reader,
): Promise<Project | undefined> {
  const ids = sortedProjects(db, visibilityFor(reader), profileId).where('slug', '=', slug)
  return (await readProjects(db, ids.select('projects.id')))[0]
}

/** The projects with these ids and their skills, in the owner's order. */
async function readProjects(db: Db, ids: IdQuery<'projects'>): Promise<Project[]> {
  const rows = await db
    .selectFrom('projects')
    .leftJoin('categories', 'categories.id', 'projects.category_id')
    .selectAll('projects')
    .select('categories.name as category_name')
    .where('projects.id', 'in', ids)
    .orderBy('projects.sort_order')
    .orderBy('projects.id')
    .execute()
  const projects = new Map(
    rows.map((row) => [
      row.id,
      { ...row, highlights: fromJson(row.highlights), skill_names: [] as Skills },
    ]),
  )
  for (const { project_id, ...skill } of await readSkills(db, [...projects.keys()])) {
    projects.get(project_id)?.skill_names.push(skill)
  }
  return [...projects.values()]
}

type Skills = { id: number; name: string }[]

/** The skills of some projects, in the owner's order. */
async function readSkills(db: Db, projectIds: number[]) {
  if (projectIds.length === 0) return []
  return db
    .selectFrom('project_skills')
    .innerJoin('skills', 'skills.id', 'project_skills.skill_id')
    .select(['project_id', 'skills.id', 'skills.name'])
    .where('project_id', 'in', projectIds)
    .orderBy('project_skills.sort_order')
    .execute()
}
