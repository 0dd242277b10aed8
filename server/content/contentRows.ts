import type { Insertable } from 'kysely'
import { categoryFields } from '../../src/contract/categories'
import { educationFields, experienceFields } from '../../src/contract/career'
import { projectDetailFields } from '../../src/contract/projects'
import { testimonialFields } from '../../src/contract/testimonials'
import { ownerId, type Database, type TrackedTable } from '../database/schema'
import { columnsOf } from '../rows/contentFields'
import { postRows } from '../rows/postRow'
import { slugOfCategory, slugOfTitle } from '../rows/slugs'
import { toColumns, withoutEmpty } from '../rows/columns'
import { isListed, type Content } from './contentSchema'
import type { IdPlan } from './idPlan'
import { findProjectIndex } from './validate'

export type ContentTable = TrackedTable | 'project_skills'
type Row<Table extends keyof Database> = Insertable<Database[Table]>
type ContentRows = { [Table in ContentTable]: Row<Table>[] }

/**
 * Converts a content file into rows. A table comes after the tables that it refers to.
 * @param ids the ids of the entries
 * @param now the time of the import, ISO 8601
 */
export function contentRows(content: Content, ids: IdPlan, now: string): ContentRows {
  const categoryIds = byName(content.categories, ids.categories)
  const skillIds = byName(content.skills, ids.skills)
  const categoryIdOf = ({ category }: { category?: string | null }) =>
    category ? (categoryIds.get(category) ?? null) : null
  return {
    profiles: [profileRow(content.profile)],
    experiences: content.experiences.map((experience, index) => ({
      ...columnsOf(experienceFields, experience),
      id: ids.experiences[index] ?? 0,
      profile_id: ownerId,
    })),
    educations: content.educations.map((education, index) => ({
      ...columnsOf(educationFields, education),
      id: ids.educations[index] ?? 0,
      profile_id: ownerId,
    })),
    categories: content.categories.map((category, index) => ({
      ...columnsOf(categoryFields, category),
      id: ids.categories[index] ?? 0,
      slug: slugOfCategory(category.name),
      sort_order: index,
    })),
    ...skillRows(content, ids, now),
    projects: content.projects.map((project, index) => ({
      ...projectRow(project, categoryIdOf(project), now),
      id: ids.projects[index] ?? 0,
      sort_order: index,
    })),
    project_skills: content.projects.flatMap(({ skills }, index) =>
      [...new Set(skills ?? [])].map((name, sort_order) => ({
        project_id: ids.projects[index] ?? 0,
        skill_id: skillIds.get(name) ?? 0,
        sort_order,
      })),
    ),
    testimonials: content.testimonials.map(({ category, project, ...testimonial }, index) => ({
      ...columnsOf(testimonialFields, testimonial),
      description: testimonial.description,
      id: ids.testimonials[index] ?? 0,
      category_id: categoryIdOf({ category }),
      project_id: ids.projects[findProjectIndex(content.projects, project)] ?? null,
      is_active: 1,
      sort_order: index,
    })),
    posts: postRows(content.posts ?? [], ids.posts),
  }
}

/** The rows of the catalogue, and of the skills that are on the skills page. */
function skillRows({ categories, skills }: Content, ids: IdPlan, now: string) {
  const stamps = { created_at: now, updated_at: now }
  const orders = new Map(categories.map(({ name }, index) => [name, index]))
  const rows = skills.map(({ name, category, icon, is_in_catalogue }, index) => ({
    id: ids.skills[index] ?? 0,
    name,
    category_id: ids.categories[orders.get(category) ?? 0] ?? 0,
    category_order: orders.get(category) ?? 0,
    skill_icon: icon ?? null,
    is_active: flag(is_in_catalogue ?? true),
    sort_order: index,
    ...stamps,
  }))
  const profileRows = skills.flatMap((entry, index) => {
    const skill = rows[index]
    if (!skill || !isListed(entry)) return []
    const { id: skill_id, category_order, is_active: skill_is_active } = skill
    const is_active = flag(entry.is_active ?? true)
    const { percent } = entry
    const order = { category_order, skill_is_active }
    return [{ profile_id: ownerId, skill_id, ...order, percent, is_active, ...stamps }]
  })
  const profile_skills = profileRows.map((row, index) => ({
    ...row,
    id: ids.profile_skills[index] ?? 0,
    sort_order: index,
  }))
  return { skills: rows, profile_skills }
}

function byName(entries: readonly { name: string }[], ids: readonly number[]) {
  return new Map(entries.map(({ name }, index) => [name, ids[index] ?? 0]))
}

function flag(value: boolean | null | undefined): 0 | 1 {
  return value ? 1 : 0
}

function profileRow(profile: Content['profile']): Row<'profiles'> {
  return {
    ...toColumns(withoutEmpty(profile)),
    id: ownerId,
    preferred_tech_stack: profile.preferred_tech_stack?.join(', ') || null,
    certifications: profile.certifications?.join(', ') || null,
  }
}

function projectRow(
  { category, skills, ...project }: Content['projects'][number],
  categoryId: number | null,
  now: string,
) {
  return {
    ...columnsOf(projectDetailFields, project),
    profile_id: ownerId,
    category_id: categoryId,
    slug: project.slug ?? (slugOfTitle(project.title) || null),
    updated_at: project.created_at ?? now,
  }
}
