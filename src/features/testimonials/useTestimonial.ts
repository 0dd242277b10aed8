import { skipToken } from '@reduxjs/toolkit/query'
import { entryState, type EntryState } from '../../api/entryState'
import type { Testimonial } from '../../contract/testimonials'
import { useTexts } from '../../language/TextsContext'
import { testimonialsApi } from './testimonialsApi'

const maxId = 2_147_483_647

/** Whether the `id` in a path is valid. */
export function isTestimonialId(id: string | undefined): id is string {
  return id !== undefined && /^\d{1,10}$/.test(id) && Number(id) >= 1 && Number(id) <= maxId
}

export function useTestimonial(id: string | undefined): EntryState<Testimonial> {
  const { errors, testimonial: texts } = useTexts()
  const query = testimonialsApi.useGetTestimonialQuery(isTestimonialId(id) ? id : skipToken)
  if (!id) return { status: 'failed', message: texts.idRequired }
  if (!isTestimonialId(id)) return { status: 'missing' }
  return entryState(query, errors, texts.failedText)
}
