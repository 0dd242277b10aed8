import type { Project } from '../../../src/contract/projects'
import type { Database, Db } from '../../database/schema'
import { activityOf, hasActivity, type Activity } from '../visibility'
import { readPage } from '../../database/listMemory'
import type { PageQuery, Reader, Rows } from '../route'

/** Which projects are asked for; a field that is left out does not filter. */
export interface ProjectFilter {
  activity: Activity
  profileId?: number
  categoryId?: number
  tag?: string
  featured?: boolean
}

type ProjectRow = Database['projects'] & { category_name: string | null }

function chosenProjects(db: Db, { activity, profileId, categoryId, tag, featured }: ProjectFilter) {
  return db
    .selectFrom('projects')
    .where(hasActivity('projects.is_active', activity))
    .$if(profileId !== undefined, (query) => query.where('profile_id', '=', profileId ?? 0))
    .$if(categoryId !== undefined, (query) => query.where('category_id', '=', categoryId ?? 0))
    .$if(tag !== undefined, (query) => query.where('tag', '=', tag ?? ''))
    .$if(featured !== undefined, (query) => query.where('is_featured', '=', featured ? 1 : 0))
}

type Chosen = ReturnType<typeof chosenProjects>

function inOrder(query: Chosen) {
  return query.orderBy('projects.created_at', 'desc').orderBy('projects.id', 'desc')
}

/** Whole rows of some ids, the newest first: whatever was skipped on the way is not joined. */
async function readProjects(db: Db, ids: readonly number[]): Promise<Project[]> {
  if (ids.length === 0) return []
  const rows = await inOrder(db.selectFrom('projects').where('projects.id', 'in', ids))
    .leftJoin('categories', 'categories.id', 'projects.category_id')
    .selectAll('projects')
    .select('categories.name as category_name')
    .execute()
  return withSkills(db, rows)
}

/** One page of the projects that a filter lets through, the newest first. */
export function listProjects(
  db: Db,
  filter: ProjectFilter,
  page: PageQuery,
): Promise<Rows<Project>> {
  return readPage(db, page, (snapshot) => {
    const chosen = chosenProjects(snapshot, filter)
    const ordered = inOrder(chosen).select('projects.id')
    const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
    return {
      key: `projects ${JSON.stringify(filter)}`,
      isSorted: true,
      count: async () => {
        const { total } = await chosen
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
        return Number(total)
      },
      order: async () => idsOf(await ordered.execute()),
      slice: async (limit, offset) =>
        readProjects(snapshot, idsOf(await ordered.limit(limit).offset(offset).execute())),
      byIds: (ids) => readProjects(snapshot, ids),
    }
  })
}

/** The newest project of that id or slug. */
export async function findProject(
  db: Db,
  key: { id: number } | { profileId: number; slug: string },
  reader: Reader,
): Promise<Project | undefined> {
  const chosen = chosenProjects(db, { activity: activityOf(undefined, reader) })
  const named =
    'id' in key
      ? chosen.where('projects.id', '=', key.id)
      : chosen
          .where('projects.slug', '=', key.slug)
          .where('projects.profile_id', '=', key.profileId)
  const found = await inOrder(named).select('projects.id').limit(1).execute()
  const [project] = await readProjects(
    db,
    found.map(({ id }) => id),
  )
  return project
}

/** Adds to each project the technologies it was made with, in the owner's order. */
async function withSkills(db: Db, rows: ProjectRow[]): Promise<Project[]> {
  if (rows.length === 0) return []
  const skills = await db
    .selectFrom('project_skills')
    .innerJoin('skills', 'skills.id', 'project_skills.skill_id')
    .select(['project_id', 'skills.id', 'skills.name'])
    .where(
      'project_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('project_skills.sort_order')
    .execute()
  const projects = new Map<number, Project>(
    rows.map((row) => [row.id, { ...row, skill_names: [] }]),
  )
  for (const { project_id, id, name } of skills) {
    projects.get(project_id)?.skill_names?.push({ id, name })
  }
  return [...projects.values()]
}
