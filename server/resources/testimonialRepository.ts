import { sql } from 'kysely'
import type { Project } from '../../src/contract/projects'
import type { Testimonial } from '../../src/contract/testimonials'
import type { Db } from '../database/schema'

/** The active testimonials, in the owner's order. */
export function activeTestimonials(db: Db) {
  return db
    .selectFrom('testimonials')
    .where('testimonials.is_active', '=', 1)
    .orderBy('testimonials.sort_order')
    .orderBy('testimonials.id')
}

/** The active testimonials with their category and the slug of their project. */
export function testimonialRows(db: Db) {
  return activeTestimonials(db)
    .leftJoin('categories', 'categories.id', 'testimonials.category_id')
    .selectAll('testimonials')
    .select(['categories.name as category_name', projectSlug.as('project_slug')])
}

/** The slug of a testimonial's project, if visitors can see it: by id, without an id by title. */
const projectSlug = sql<string | null>`case when testimonials.project_id is null then
  (select slug from projects
    where lower(trim(title)) = lower(trim(testimonials.project_title))
      and slug is not null and projects.is_active = 1
    order by projects.sort_order, projects.id limit 1)
  else (select slug from projects where id = testimonials.project_id and projects.is_active = 1)
  end`

/** The testimonials that name a project by its id, or without an id by its title. */
export function listTestimonialsOfProject(
  db: Db,
  { id, title }: Pick<Project, 'id' | 'title'>,
): Promise<Testimonial[]> {
  return testimonialRows(db)
    .where((eb) =>
      eb.or([
        eb('testimonials.project_id', '=', id),
        eb.and([
          eb('testimonials.project_id', 'is', null),
          sql<boolean>`lower(trim(testimonials.project_title)) = lower(trim(${title}))`,
        ]),
      ]),
    )
    .execute()
}
