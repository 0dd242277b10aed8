import { sql } from 'kysely'
import {
  projectDetailFields,
  type ProjectDetail,
  type ProjectLink,
} from '../../../src/contract/projects'
import { fromColumns } from '../../database/columns'
import { ownerId } from '../../database/ownerId'
import type { Db } from '../../database/schema'
import { readRichText } from '../../markdown/richTexts'
import { listTestimonialsOfProject } from '../testimonialRepository'
import { visibilityFor, type Reader } from '../visibility'
import { readSkills, sortedProjects } from './repository'

/** A project with its case study, if the reader may see it. */
export function findProject(
  db: Db,
  id: number,
  reader: Reader,
): Promise<ProjectDetail | undefined> {
  return readDetail(db, reader, ownerId, { id })
}

/** A project of a profile with its case study, if the reader may see it. */
export function findProjectBySlug(
  db: Db,
  profileId: number,
  slug: string,
  reader: Reader,
): Promise<ProjectDetail | undefined> {
  return readDetail(db, reader, profileId, { slug })
}

async function readDetail(
  db: Db,
  reader: Reader,
  profileId: number,
  { id, slug }: { id?: number; slug?: string },
): Promise<ProjectDetail | undefined> {
  const row = await sortedProjects(db, visibilityFor(reader), profileId)
    .leftJoin('categories', 'categories.id', 'projects.category_id')
    .selectAll('projects')
    .select('categories.name as category_name')
    .$if(id !== undefined, (query) => query.where('projects.id', '=', id ?? 0))
    .$if(slug !== undefined, (query) => query.where('projects.slug', '=', slug ?? ''))
    .executeTakeFirst()
  if (!row) return undefined
  const { story, sort_order, ...columns } = row
  const skills = await readSkills(db, [row.id])
  return {
    ...fromColumns(projectDetailFields, columns),
    skill_names: skills.get(row.id) ?? [],
    story: reader.isOwner ? story : undefined,
    story_tree: story?.trim() ? await readRichText(db, story) : null,
    testimonials: await listTestimonialsOfProject(db, row),
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
  const list = sortedProjects(db, visibilityFor(reader), profile_id)
    .select(['projects.title', 'projects.slug'])
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
  return row?.slug ? { title: row.title, slug: row.slug } : undefined
}
