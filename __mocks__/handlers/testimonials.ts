import type { Testimonial } from '../../src/contract/testimonials'
import { pageOf, success } from './envelope'
import { answerCall, failCall } from './scenario'

/** Lets there be these testimonials. */
export function serveTestimonials(testimonials: readonly Testimonial[]) {
  answerCall('/testimonials/category/:id', (request) => {
    const id = Number(new URL(request.url).pathname.split('/').at(-1))
    const chosen = testimonials.filter(({ category_id }) => category_id === id)
    const { rows, pagination } = pageOf(chosen, request)
    return success({ testimonials: rows, pagination })
  })
  return answerCall('/testimonials', (request) => {
    const { rows, pagination } = pageOf(testimonials, request)
    return success({ testimonials: rows, pagination })
  })
}

export const failTestimonials = () => failCall('/testimonials')

/** Lets there be this one testimonial. */
export function serveTestimonial(testimonial: Testimonial) {
  return answerCall(`/testimonials/${testimonial.id}`, () => success({ testimonial }))
}

export const failTestimonial = (statusCode: number, message?: string) =>
  failCall('/testimonials/:id', statusCode, message)
