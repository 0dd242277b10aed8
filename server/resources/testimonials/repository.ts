import type { Testimonial } from '../../../src/contract/testimonials'
import { readConsistently } from '../../database/readConsistently'
import type { Db } from '../../database/schema'
import { offsetOf, type PageQuery, type Rows } from '../route'

/** Which testimonials are asked for; a field that is left out does not filter. */
export interface TestimonialFilter {
  categoryId?: number
  featured?: boolean
}

function activeTestimonials(db: Db, { categoryId, featured }: TestimonialFilter = {}) {
  return db
    .selectFrom('testimonials')
    .where('testimonials.is_active', '=', 1)
    .$if(categoryId !== undefined, (query) => query.where('category_id', '=', categoryId ?? 0))
    .$if(featured === true, (query) => query.where('is_featured', '=', 1))
}

function withCategory(query: ReturnType<typeof activeTestimonials>) {
  return query
    .leftJoin('categories', 'categories.id', 'testimonials.category_id')
    .selectAll('testimonials')
    .select('categories.name as category_name')
    .orderBy('testimonials.created_at', 'desc')
    .orderBy('testimonials.id', 'desc')
}

/** One page of the testimonials that a filter lets through, the newest first. */
export function listTestimonials(
  db: Db,
  filter: TestimonialFilter,
  page: PageQuery,
): Promise<Rows<Testimonial>> {
  return readConsistently(db, async (snapshot) => {
    const chosen = activeTestimonials(snapshot, filter)
    const { total } = await chosen
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await withCategory(chosen).limit(page.limit).offset(offsetOf(page)).execute()
    return { rows, total: Number(total) }
  })
}

export function findTestimonial(db: Db, id: number): Promise<Testimonial | undefined> {
  return withCategory(activeTestimonials(db).where('testimonials.id', '=', id)).executeTakeFirst()
}
