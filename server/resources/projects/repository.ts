import { sql } from 'kysely'
import {
  projectDetailFields,
  projectFields,
  type Project,
  type ProjectDetail,
  type ProjectLink,
  type ProjectStats,
} from '../../../src/contract/projects'
import type { Flag } from '../../../src/contract/schema/values'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
import { ownerId, type Db } from '../../database/schema'
import { exactFirst, whereIdOrSlug } from '../../database/entries/slugs'
import { readRichText } from '../../markdown/richTexts'
import { fromColumns, writableNames } from '../../rows/columns'
import { listTestimonialsOfProject } from '../testimonials'
import { whereVisible, type Reader } from '../visibility'

export interface ProjectFilter {
  isActive?: Flag
  profileId?: number
  categoryId?: number
  tag?: string
  isFeatured?: boolean
}

function sortedProjects(db: Db, reader: Reader, profileId = ownerId, isActive?: Flag) {
  return db
    .selectFrom('projects')
    .where('projects.profile_id', '=', profileId)
    .where(whereVisible('projects.is_active', reader, isActive))
    .orderBy('projects.sort_order')
    .orderBy('projects.id')
}

const withCategory = (projects: ReturnType<typeof sortedProjects>) =>
  projects
    .leftJoin('categories', 'categories.id', 'projects.category_id')
    .select([
      'categories.name as category_name',
      'categories.translations as category_translations',
    ])

export async function listProjects(
  db: Db,
  reader: Reader,
  { isActive, profileId, categoryId, tag, isFeatured }: ProjectFilter,
  page: PageRequest,
): Promise<Page<Project>> {
  const { rows, total } = await readPage(db, page, (snapshot) =>
    withCategory(sortedProjects(snapshot, reader, profileId, isActive))
      .select(listColumns)
      .$if(categoryId !== undefined, (query) => query.where('category_id', '=', categoryId ?? 0))
      .$if(tag !== undefined, (query) => query.where('tag', '=', tag ?? ''))
      .$if(isFeatured !== undefined, (query) =>
        query.where('is_featured', '=', isFeatured ? 1 : 0),
      ),
  )
  const skills = await readSkills(
    db,
    rows.map(({ id }) => id),
  )
  const projects = rows.map((row) => ({
    ...fromColumns(projectFields, row),
    skill_names: skills.get(row.id) ?? [],
  }))
  return { rows: projects, total }
}

const listColumns = (['id', 'profile_id', 'updated_at', ...writableNames(projectFields)] as const)
  .filter((name) => name !== 'skill_names')
  .map((name) => `projects.${name}` as const)

type Skills = { id: number; name: string }[]

async function readSkills(db: Db, projectIds: number[]): Promise<Map<number, Skills>> {
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

export async function findProject(
  db: Db,
  reader: Reader,
  key: number | string,
  profileId?: number,
): Promise<ProjectDetail | undefined> {
  const row = await withCategory(sortedProjects(db, reader, profileId))
    .selectAll('projects')
    .where(whereIdOrSlug('projects', key))
    .clearOrderBy()
    .orderBy(exactFirst('projects', key))
    .executeTakeFirst()
  if (!row) return undefined
  const { story, sort_order, ...columns } = row
  const skills = await readSkills(db, [row.id])
  return {
    ...fromColumns(projectDetailFields, columns),
    skill_names: skills.get(row.id) ?? [],
    story: reader.isOwner ? story : undefined,
    story_tree: story?.trim() ? await readRichText(db, story) : null,
    testimonials: await listTestimonialsOfProject(db, row.id),
    previous: await findNeighbour(db, reader, row, 'before'),
    next: await findNeighbour(db, reader, row, 'after'),
  }
}

/** The nearest project before or after another one in the list that has a page. */
async function findNeighbour(
  db: Db,
  reader: Reader,
  { id, sort_order, profile_id }: { id: number; sort_order: number; profile_id: number },
  side: 'before' | 'after',
): Promise<ProjectLink | undefined> {
  const list = withCategory(sortedProjects(db, reader, profile_id))
    .select([
      'projects.title',
      'projects.slug',
      'projects.picture_url',
      'projects.cloth',
      'projects.translations',
    ])
    .where('projects.slug', 'is not', null)
  const position = sql`(projects.sort_order, projects.id)`
  const nearest =
    side === 'after'
      ? list.where(sql<boolean>`${position} > (${sort_order}, ${id})`)
      : list
          .where(sql<boolean>`${position} < (${sort_order}, ${id})`)
          .clearOrderBy()
          .orderBy('projects.sort_order', 'desc')
          .orderBy('projects.id', 'desc')
  const row = await nearest.limit(1).executeTakeFirst()
  if (!row?.slug) return undefined
  const { title, slug, picture_url, category_name } = row
  const { cloth } = fromColumns(projectFields, row)
  return { title, slug, picture_url, category_name, cloth }
}

export async function countProjects(db: Db, reader: Reader): Promise<ProjectStats> {
  const visible = db.selectFrom('projects').where(whereVisible('projects.is_active', reader))
  const { total, active, featured } = await visible
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.sum<number | null>('is_active').as('active'),
      fn.sum<number | null>('is_featured').as('featured'),
    ])
    .executeTakeFirstOrThrow()
  const byCategory = await visible
    .innerJoin('categories', 'categories.id', 'projects.category_id')
    .where(whereVisible('categories.is_active', reader))
    .select(({ fn }) => [
      'categories.id as category_id',
      'categories.name as category_name',
      'categories.translations as category_translations',
      fn.countAll<number>().as('total'),
    ])
    .groupBy([
      'categories.id',
      'categories.name',
      'categories.translations',
      'categories.sort_order',
    ])
    .orderBy('categories.sort_order')
    .execute()
  return { total, active: active ?? 0, featured: featured ?? 0, byCategory }
}
