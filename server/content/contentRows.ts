import type { Insertable } from 'kysely'
import { slugOf } from '../categories/repository'
import type { Database } from '../database/schema'
import { ownerId } from '../profiles/ownerId'
import type { Content } from './contentSchema'
import { slugOfTitle } from './slugOfTitle'

type Row<Table extends keyof Database> = Insertable<Database[Table]>
export type ContentRows = { [Table in keyof Database]: Row<Table>[] }

/**
 * The rows of every table, in an order in which each finds what it refers to.
 * @param now the moment of the import, ISO 8601
 */
export function contentRows(content: Content, now: string): ContentRows {
  const categoryIds = numbered(content.categories)
  const skillIds = numbered(content.skills)
  const stamps = { created_at: now, updated_at: now }
  const categoryIdOf = ({ category }: { category?: string | null }) =>
    category ? (categoryIds.get(category) ?? null) : null

  return {
    profiles: [profileRow(content.profile)],
    experiences: content.experiences.map(experienceRow),
    educations: content.educations.map((education, index) => ({
      ...withoutGaps(education),
      id: index + 1,
      profile_id: ownerId,
    })),
    categories: content.categories.map(({ name, is_active }, index) => ({
      id: index + 1,
      name,
      slug: slugOf(name),
      is_active: flag(is_active ?? true),
      sort_order: index,
    })),
    skills: content.skills.map(({ name, category, icon }, index) => ({
      id: index + 1,
      name,
      category_id: categoryIds.get(category) ?? 0,
      skill_icon: icon ?? null,
      is_active: 1,
      sort_order: index,
      ...stamps,
    })),
    profile_skills: content.skills.map(({ percent, is_active }, index) => ({
      id: index + 1,
      profile_id: ownerId,
      skill_id: index + 1,
      percent,
      is_active: flag(is_active ?? true),
      sort_order: index,
      ...stamps,
    })),
    projects: content.projects.map((project, index) =>
      projectRow(project, index + 1, categoryIdOf(project)),
    ),
    project_skills: content.projects.flatMap(({ skills }, project) =>
      [...new Set(skills ?? [])].map((name, index) => ({
        project_id: project + 1,
        skill_id: skillIds.get(name) ?? 0,
        sort_order: index,
      })),
    ),
    testimonials: content.testimonials.map((testimonial, index) =>
      testimonialRow(testimonial, index + 1, categoryIdOf(testimonial)),
    ),
    meta: [{ key: 'content_version', value: '1' }],
  }
}

/** The id that each name will have. */
function numbered(entries: readonly { name: string }[]): Map<string, number> {
  return new Map(entries.map(({ name }, index) => [name, index + 1]))
}

function flag(value: boolean | null | undefined): 0 | 1 {
  return value ? 1 : 0
}

/** The entry with `null` in the place of nothing: the driver takes no `undefined`. */
function withoutGaps<T extends object>(entry: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, (value as unknown) ?? null]),
  ) as { [Key in keyof T]: Exclude<T[Key], undefined> }
}

function profileRow(profile: Content['profile']): Row<'profiles'> {
  return {
    ...withoutGaps(profile),
    id: ownerId,
    preferred_tech_stack: profile.preferred_tech_stack?.join(', ') ?? null,
    certifications: profile.certifications?.join(', ') ?? null,
  }
}

function experienceRow(
  experience: Content['experiences'][number],
  index: number,
): Row<'experiences'> {
  return {
    ...withoutGaps(experience),
    id: index + 1,
    profile_id: ownerId,
    is_current: flag(experience.is_current),
  }
}

function projectRow(
  { category, skills, ...project }: Content['projects'][number],
  id: number,
  categoryId: number | null,
): Row<'projects'> {
  return {
    ...withoutGaps(project),
    id,
    profile_id: ownerId,
    category_id: categoryId,
    slug: project.slug ?? slugOfTitle(project.title),
    is_active: flag(project.is_active ?? true),
    is_featured: flag(project.is_featured),
    updated_at: project.created_at,
  }
}

function testimonialRow(
  { category, ...testimonial }: Content['testimonials'][number],
  id: number,
  categoryId: number | null,
): Row<'testimonials'> {
  return {
    ...withoutGaps(testimonial),
    id,
    category_id: categoryId,
    is_active: 1,
    is_featured: flag(testimonial.is_featured),
  }
}
