import { appearanceFields } from '../../../src/contract/appearance'
import { profileFields } from '../../../src/contract/profile'
import { testimonialFields } from '../../../src/contract/testimonials'
import { projectDetailFields } from '../../../src/contract/projects'
import { ownerId, type Db } from '../../database/schema'
import { toContentEntry } from '../../rows/contentFields'
import { postOfRow } from '../../rows/postRow'
import { withoutEmpty } from '../../rows/columns'
import type { Content } from '../contentSchema'
import { groupBy } from '../entry'
import { mapLists, splitCommas } from '../translations'
import { plainLists, type PlainTable } from '../plainLists'

/** Reads the content of the database in the form of a content file; importing it changes nothing. */
export async function exportContent(db: Db): Promise<Content> {
  const profiles = db.selectFrom('profiles').selectAll()
  const profile = await profiles.where('id', '=', ownerId).executeTakeFirstOrThrow()
  const lists: Partial<Record<PlainTable, object[]>> = {}
  for (const { table, read } of plainLists) lists[table] = await read(db)
  const posts = db.selectFrom('posts').selectAll().orderBy('publishedAt', 'desc')
  return {
    profile: mapLists(toContentEntry(profileFields, profile), splitCommas) as Content['profile'],
    ...(await exportAppearance(db)),
    ...(lists as Pick<Content, PlainTable>),
    skills: await exportSkills(db),
    projects: await exportProjects(db),
    testimonials: await exportTestimonials(db),
    posts: (await posts.orderBy('id', 'desc').execute()).map(postOfRow),
  }
}

async function exportAppearance(db: Db): Promise<Pick<Content, 'appearance'>> {
  const row = await db.selectFrom('appearance').selectAll().executeTakeFirstOrThrow()
  const appearance = toContentEntry(appearanceFields, row)
  return Object.keys(appearance).length > 0 ? { appearance } : {}
}

async function exportSkills(db: Db): Promise<Content['skills']> {
  const rows = await db
    .selectFrom('skills')
    .innerJoin('categories', 'categories.id', 'skills.category_id')
    .leftJoin('profile_skills', (join) =>
      join
        .onRef('profile_skills.skill_id', '=', 'skills.id')
        .on('profile_skills.profile_id', '=', ownerId),
    )
    .select([
      'skills.name',
      'categories.name as category',
      'skills.skill_icon as icon',
      'profile_skills.id as listed',
      'profile_skills.percent',
      'profile_skills.level',
      'profile_skills.is_active',
      'skills.is_active as in_catalogue',
    ])
    .orderBy('profile_skills.sort_order')
    .orderBy('skills.sort_order')
    .orderBy('skills.id')
    .execute()
  // Skills that are not listed come last; the databases sort nulls differently.
  rows.sort((one, other) => Number(one.listed === null) - Number(other.listed === null))
  return rows.map(({ listed, is_active, in_catalogue, ...row }) => ({
    ...withoutEmpty(row),
    ...(listed !== null && row.percent === null && { is_listed: true }),
    ...(is_active === 0 && { is_active: false }),
    ...(in_catalogue === 0 && { is_in_catalogue: false }),
  }))
}

async function exportTestimonials(db: Db): Promise<Content['testimonials']> {
  const rows = await db
    .selectFrom('testimonials')
    .leftJoin('categories', 'categories.id', 'testimonials.category_id')
    .leftJoin('projects', 'projects.id', 'testimonials.project_id')
    .selectAll('testimonials')
    .select(({ fn }) => [
      'categories.name as category',
      fn.coalesce('projects.slug', 'projects.title').as('project'),
    ])
    .orderBy('testimonials.sort_order')
    .orderBy('testimonials.id')
    .execute()
  return rows.map((row) => {
    const { category_id, project_id, ...entry } = toContentEntry(testimonialFields, row)
    return { ...entry, ...withoutEmpty({ category: row.category, project: row.project }) }
  })
}

async function exportProjects(db: Db): Promise<Content['projects']> {
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
  const skillsOf = groupBy(skills, ({ project_id }) => project_id)
  return rows.map((row) => {
    const { category_id, skill_names, ...entry } = toContentEntry(projectDetailFields, row)
    const names = skillsOf.get(row.id)?.map(({ name }) => name)
    return { ...entry, ...withoutEmpty({ category: row.category, skills: names }) }
  })
}
