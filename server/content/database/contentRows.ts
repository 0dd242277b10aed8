import type { Insertable } from 'kysely'
import { profileFields } from '../../../src/contract/profile'
import { projectDetailFields } from '../../../src/contract/projects'
import { testimonialFields } from '../../../src/contract/testimonials'
import { ownerId, type Database, type TrackedTable } from '../../database/schema'
import { entryToColumns, type ContentEntry } from '../../rows/contentFields'
import { postRows } from '../../rows/postRow'
import { slugOf } from '../../rows/slugs'
import { toColumns } from '../../rows/columns'
import { isListed, type Content } from '../contentSchema'
import type { IdPlan } from './idPlan'
import { plainLists, type PlainTable } from '../plainLists'
import { mapLists } from '../translations'
import { findProjectIndex } from '../validate'

type ContentRows = { [Table in TrackedTable | 'project_skills']: Insertable<Database[Table]>[] }

/** Converts a content file into rows. A table comes after the tables that it refers to. */
export function contentRows(content: Content, ids: IdPlan): ContentRows {
  const profile = mapLists(content.profile, joinList) as ContentEntry<typeof profileFields>
  const now = new Date().toISOString()
  const categoryIds = byName(content.categories, ids.categories)
  const skillIds = byName(content.skills, ids.skills)
  const categoryIdOf = (name?: string | null) => (name ? (categoryIds.get(name) ?? null) : null)
  const plainRows = plainLists.map((list) => [list.table, list.rowsOf(content, ids)])
  return {
    profiles: [
      {
        ...entryToColumns(profileFields, profile),
        id: ownerId,
      },
    ],
    appearance: content.appearance ? [{ ...toColumns(content.appearance), id: ownerId }] : [],
    ...(Object.fromEntries(plainRows) as Pick<ContentRows, PlainTable>),
    ...skillRows(content, ids, now),
    projects: content.projects.map(({ category, skills, ...project }, index) => ({
      ...entryToColumns(projectDetailFields, project),
      id: ids.projects[index] ?? 0,
      profile_id: ownerId,
      category_id: categoryIdOf(category),
      slug: slugOf(project) || null,
      sort_order: index,
      updated_at: project.created_at ?? now,
    })),
    project_skills: content.projects.flatMap(({ skills }, index) =>
      [...new Set(skills ?? [])].map((name, sort_order) => ({
        project_id: ids.projects[index] ?? 0,
        skill_id: skillIds.get(name) ?? 0,
        sort_order,
      })),
    ),
    testimonials: content.testimonials.map(({ category, project, ...testimonial }, index) => ({
      ...entryToColumns(testimonialFields, testimonial),
      description: testimonial.description,
      id: ids.testimonials[index] ?? 0,
      category_id: categoryIdOf(category),
      project_id: ids.projects[findProjectIndex(content.projects, project)] ?? null,
      is_active: 1,
      sort_order: index,
    })),
    posts: postRows(content.posts ?? [], ids.posts),
  }
}

function skillRows({ categories, skills }: Content, ids: IdPlan, now: string) {
  const stamps = { created_at: now, updated_at: now }
  const orders = new Map(categories.map(({ name }, index) => [name, index]))
  const rows = skills.map(({ name, category, icon, is_in_catalogue }, index) => ({
    id: ids.skills[index] ?? 0,
    name,
    category_id: ids.categories[orders.get(category) ?? 0] ?? 0,
    category_order: orders.get(category) ?? 0,
    skill_icon: icon ?? null,
    is_active: activeFlag(is_in_catalogue),
    sort_order: index,
    ...stamps,
  }))
  const listed = skills.flatMap((entry, index) =>
    isListed(entry) ? [[entry, rows[index]!] as const] : [],
  )
  const profile_skills = listed.map(([{ percent, level, is_active }, skill], index) => ({
    ...{ id: ids.profile_skills[index] ?? 0, profile_id: ownerId, skill_id: skill.id },
    ...{ category_order: skill.category_order, skill_is_active: skill.is_active },
    ...{ percent, level, is_active: activeFlag(is_active), sort_order: index },
    ...stamps,
  }))
  return { skills: rows, profile_skills }
}

const joinList = (list: unknown) => (Array.isArray(list) ? list.join(', ') : list)

const activeFlag = (isActive?: boolean | null): 0 | 1 => (isActive === false ? 0 : 1)

function byName(entries: readonly { name: string }[], ids: readonly number[]) {
  // Of equal names, the first one counts.
  return new Map(entries.map(({ name }, index) => [name, ids[index] ?? 0] as const).reverse())
}
