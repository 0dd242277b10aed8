import type { TestimonialChanges, TestimonialInput } from '../../../src/contract/testimonials'
import { insertRow, updateRow, type WriteTransaction } from '../../database/contentWrites'
import { requireReference } from '../references'

export async function createTestimonial(
  transaction: WriteTransaction,
  { id: _, category_name: __, testimonial_image_colours: ___, ...input }: TestimonialInput,
): Promise<number> {
  await requireReference(transaction, 'category_id', 'categories', input.category_id)
  return insertRow(transaction, 'testimonials', {
    customer_position: null,
    customer_company: null,
    customer_profile_picture_url: null,
    project_title: null,
    category_id: null,
    testimonial_image_url: null,
    is_featured: 0,
    created_at: new Date().toISOString(),
    ...input,
    is_active: 1,
  })
}

export async function updateTestimonial(
  transaction: WriteTransaction,
  id: number,
  { id: _, category_name: __, testimonial_image_colours: ___, ...changes }: TestimonialChanges,
): Promise<void> {
  await requireReference(transaction, 'category_id', 'categories', changes.category_id)
  await updateRow(transaction, 'testimonials', id, changes)
}
