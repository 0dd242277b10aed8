import type { Testimonial } from '../../src/contract/testimonials'
import { paginate, success } from './envelope'
import { mockResponse, mockErrorResponse } from './mockResponse'

/** Mocks the lists of testimonials: all, those of a category, the featured ones. */
export function serveTestimonials(testimonials: readonly Testimonial[]) {
  mockResponse('/testimonials/category/:id', (request) => {
    const id = Number(new URL(request.url).pathname.split('/').at(-1))
    const filtered = testimonials.filter(({ category_id }) => category_id === id)
    const { rows, pagination } = paginate(filtered, request)
    return success({ testimonials: rows, pagination })
  })
  mockResponse('/testimonials/featured', () =>
    success({ testimonials: testimonials.filter(({ is_featured }) => is_featured === 1) }),
  )
  return mockResponse('/testimonials', (request) => {
    const { rows, pagination } = paginate(testimonials, request)
    return success({ testimonials: rows, pagination })
  })
}

export const failTestimonials = () => mockErrorResponse('/testimonials')

/** Mocks one testimonial. */
export function serveTestimonial(testimonial: Testimonial) {
  return mockResponse(`/testimonials/${testimonial.id}`, () => success({ testimonial }))
}

export const failTestimonial = (statusCode: number, message?: string) =>
  mockErrorResponse('/testimonials/:id', statusCode, message)
