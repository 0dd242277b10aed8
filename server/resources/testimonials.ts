import { sql } from 'kysely'
import {
  FeaturedTestimonials,
  testimonialFields,
  TestimonialsData,
  type Testimonial,
  type TestimonialInput,
} from '../../src/contract/testimonials'
import { updateRow, type WriteTransaction } from '../database/contentWrites'
import { readPage, type PageRequest } from '../database/readPage'
import type { Db } from '../database/schema'
import { sortOrderOf } from '../database/entries/sortOrder'
import { fromColumns, initialFlags, toColumns } from '../rows/columns'
import { categoryListRoute } from './categories'
import { nounRoutes, type DeletableNoun } from './noun'
import { assertReference } from './ownerRoute'
import { listRoute, readResponses, readRoute, success, type Routes } from './routeSchemas'

export const testimonialsRoutes: Routes = async (app) => {
  const path = '/testimonials'
  const list = {
    path,
    operationId: 'listTestimonials',
    tag: 'testimonials',
    data: TestimonialsData,
  }
  listRoute(app, list, ({ query, db }) => listTestimonials(db, query))
  categoryListRoute(app, list, ({ query, db }, categoryId) =>
    listTestimonials(db, query, categoryId),
  )
  app.get(
    '/testimonials/featured',
    readRoute('testimonials', 'listFeaturedTestimonials', {
      response: readResponses(FeaturedTestimonials),
    }),
    async ({ db }) => {
      const featured = testimonialRows(db).where('is_featured', '=', 1)
      return success({ testimonials: await readTestimonials(featured.limit(1000)) })
    },
  )
  nounRoutes(app, testimonial)
}

const testimonial: DeletableNoun<typeof testimonialFields> = {
  resource: 'testimonials',
  tag: 'testimonials',
  fields: testimonialFields,
  find: async (db, id) => {
    const [row] = await readTestimonials(testimonialRows(db).where('testimonials.id', '=', id))
    return row
  },
  create: async (transaction, id, input) => {
    await assertReferences(transaction, input)
    const sort_order = await sortOrderOf('first', transaction, 'testimonials')
    const created_at = new Date().toISOString()
    const columns = { ...initialFlags(testimonialFields), created_at, ...toColumns(input) }
    await transaction
      .insertInto('testimonials')
      .values({ ...columns, id, is_active: 1, sort_order })
      .execute()
  },
  update: async (transaction, id, changes) => {
    await assertReferences(transaction, changes)
    await updateRow(transaction, 'testimonials', id, toColumns(changes))
  },
}

async function assertReferences(
  transaction: WriteTransaction,
  { category_id, project_id }: Partial<TestimonialInput>,
): Promise<void> {
  await assertReference(transaction, 'category_id', 'categories', category_id)
  await assertReference(transaction, 'project_id', 'projects', project_id)
}

async function listTestimonials(db: Db, page: PageRequest, categoryId?: number) {
  const { rows, total } = await readPage(db, page, (snapshot) =>
    testimonialRows(snapshot).$if(categoryId !== undefined, (query) =>
      query.where('category_id', '=', categoryId ?? 0),
    ),
  )
  return { rows: rows.map(toTestimonial), total }
}

/** The active testimonials with their category and the slug of their project, in the owner's order. */
function testimonialRows(db: Db) {
  return db
    .selectFrom('testimonials')
    .where('testimonials.is_active', '=', 1)
    .orderBy('testimonials.sort_order')
    .orderBy('testimonials.id')
    .leftJoin('categories', 'categories.id', 'testimonials.category_id')
    .selectAll('testimonials')
    .select([
      'categories.name as category_name',
      'categories.translations as category_translations',
      projectSlug.as('project_slug'),
    ])
}

const toTestimonial = (row: object) => fromColumns(testimonialFields, row) as Testimonial

async function readTestimonials(rows: ReturnType<typeof testimonialRows>): Promise<Testimonial[]> {
  return (await rows.execute()).map(toTestimonial)
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
export function listTestimonialsOfProject(db: Db, id: number): Promise<Testimonial[]> {
  return readTestimonials(
    testimonialRows(db).where((eb) =>
      eb.or([
        eb('testimonials.project_id', '=', id),
        eb.and([
          eb('testimonials.project_id', 'is', null),
          sql<boolean>`lower(trim(testimonials.project_title)) =
            (select lower(trim(title)) from projects where id = ${id})`,
        ]),
      ]),
    ),
  )
}
