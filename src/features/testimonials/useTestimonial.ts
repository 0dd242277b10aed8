import { skipToken } from '@reduxjs/toolkit/query'
import { isNotFound, messageOf } from '../../api/apiError'
import type { Testimonial } from '../../contract/testimonials'
import { testimonialsApi } from './testimonialsApi'

/** The state of a testimonial's page. `missing`: the testimonial does not exist. */
export type TestimonialState =
  | { status: 'loading' | 'missing' }
  | { status: 'loaded'; testimonial: Testimonial }
  | { status: 'failed'; message: string }

const maxId = 2_147_483_647

/** Whether the `id` in a path is valid. */
export function isTestimonialId(id: string | undefined): id is string {
  return id !== undefined && /^\d{1,10}$/.test(id) && Number(id) >= 1 && Number(id) <= maxId
}

export function useTestimonial(id: string | undefined): TestimonialState {
  const { currentData: testimonial, error } = testimonialsApi.useGetTestimonialQuery(
    isTestimonialId(id) ? id : skipToken,
  )
  if (!id) return { status: 'failed', message: 'Testimonial ID is required' }
  if (!isTestimonialId(id)) return { status: 'missing' }
  if (testimonial) return { status: 'loaded', testimonial }
  if (!error) return { status: 'loading' }
  if (isNotFound(error)) return { status: 'missing' }
  return { status: 'failed', message: messageOf(error, 'Failed to load testimonial details') }
}
