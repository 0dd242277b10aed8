import { amount, flag, listOf, needed, paginationShape, shapeOf, text } from '../../api/shape'
import type { Testimonial, TestimonialData, TestimonialsData } from '../../contract/testimonials'

const testimonialShape = shapeOf<Testimonial>({
  id: needed.id,
  customer_name: needed.text,
  customer_position: text,
  customer_company: text,
  customer_profile_picture_url: text,
  project_title: text,
  category_id: amount,
  category_name: text,
  rating: amount,
  description: text,
  testimonial_image_url: text,
  testimonial_image_colours: text,
  is_featured: flag,
  created_at: text,
})

export const testimonialDataShape = shapeOf<TestimonialData>({ testimonial: testimonialShape })

export const testimonialsDataShape = shapeOf<TestimonialsData>({
  testimonials: listOf(testimonialShape),
  pagination: paginationShape,
})
