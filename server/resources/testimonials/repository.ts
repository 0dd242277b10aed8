import {
  testimonialFields,
  type Testimonial,
  type TestimonialChanges,
  type TestimonialInput,
} from '../../../src/contract/testimonials'
import { initialFlags } from '../../database/columns'
import { updateRow, type WriteTransaction } from '../../database/contentWrites'
import { firstSortOrder } from '../../database/sortOrder'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
import type { Db } from '../../database/schema'
import { requireReference } from '../requireReference'
import { activeTestimonials, testimonialRows } from '../testimonialRepository'

/** A filter for testimonials; a field that is left out does not filter. */
export interface TestimonialFilter {
  categoryId?: number
  isFeatured?: true
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
  id: number,
  input: TestimonialInput,
): Promise<void> {
  await checkReferences(transaction, input)
  const created_at = new Date().toISOString()
  await transaction
    .insertInto('testimonials')
    .values({
      ...initialFlags(testimonialFields),
      created_at,
      ...input,
      id,
      is_active: 1,
      sort_order: await firstSortOrder(transaction, 'testimonials'),
    })
    .execute()
}

export async function updateTestimonial(
  transaction: WriteTransaction,
  id: number,
  changes: TestimonialChanges,
): Promise<void> {
  await checkReferences(transaction, changes)
  await updateRow(transaction, 'testimonials', id, changes)
}

/** @throws HttpError 400 for an id that does not exist */
async function checkReferences(
  transaction: WriteTransaction,
  { category_id, project_id }: TestimonialChanges,
): Promise<void> {
  await requireReference(transaction, 'category_id', 'categories', category_id)
  await requireReference(transaction, 'project_id', 'projects', project_id)
}
