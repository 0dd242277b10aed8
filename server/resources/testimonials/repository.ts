import type {
  Testimonial,
  TestimonialChanges,
  TestimonialInput,
} from '../../../src/contract/testimonials'
import {
  allocateId,
  firstSortOrder,
  updateRow,
  type WriteTransaction,
} from '../../database/contentWrites'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
import type { Db } from '../../database/schema'
import { requireReference } from '../requireReference'

/** A filter for testimonials; a field that is left out does not filter. */
export interface TestimonialFilter {
  categoryId?: number
  isFeatured?: true
}

/** The active testimonials, in the owner's order. */
function activeTestimonials(db: Db) {
  return db
    .selectFrom('testimonials')
    .where('testimonials.is_active', '=', 1)
    .orderBy('testimonials.sort_order')
    .orderBy('testimonials.id')
}

function testimonialRows(db: Db) {
  return activeTestimonials(db)
    .leftJoin('categories', 'categories.id', 'testimonials.category_id')
    .selectAll('testimonials')
    .select('categories.name as category_name')
}

/** One page of the testimonials that match a filter. */
export function listTestimonials(
  db: Db,
  page: PageRequest,
  { categoryId, isFeatured }: TestimonialFilter = {},
): Promise<Page<Testimonial>> {
  return readPage(db, page, (snapshot) => ({
    ids: activeTestimonials(snapshot)
      .select('testimonials.id')
      .$if(categoryId !== undefined, (query) => query.where('category_id', '=', categoryId ?? 0))
      .$if(isFeatured === true, (query) => query.where('is_featured', '=', 1)),
    rowsOf: (ids) => testimonialRows(snapshot).where('testimonials.id', 'in', ids).execute(),
  }))
}

export function findTestimonial(db: Db, id: number): Promise<Testimonial | undefined> {
  return testimonialRows(db).where('testimonials.id', '=', id).executeTakeFirst()
}

export async function createTestimonial(
  transaction: WriteTransaction,
  input: TestimonialInput,
): Promise<number> {
  await requireReference(transaction, 'category_id', 'categories', input.category_id)
  const id = await allocateId(transaction, 'testimonials')
  const created_at = new Date().toISOString()
  await transaction
    .insertInto('testimonials')
    .values({
      is_featured: 0,
      created_at,
      ...ownColumns(input),
      id,
      is_active: 1,
      sort_order: await firstSortOrder(transaction, 'testimonials'),
    })
    .execute()
  return id
}

export async function updateTestimonial(
  transaction: WriteTransaction,
  id: number,
  changes: TestimonialChanges,
): Promise<void> {
  await requireReference(transaction, 'category_id', 'categories', changes.category_id)
  await updateRow(transaction, 'testimonials', id, ownColumns(changes))
}

/** The columns of the testimonial's own row. */
function ownColumns<T extends TestimonialChanges>(body: T) {
  const { id, category_name, testimonial_image_colours, ...columns } = body
  return columns
}
