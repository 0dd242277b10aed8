import { listSchema, objectSchema, optional, paginationSchema, required } from '../../api/schemas'
import type { Testimonial, TestimonialData, TestimonialsData } from '../../contract/testimonials'

const testimonialSchema = objectSchema<Testimonial>({
  id: required.id,
  customer_name: required.text,
  customer_position: optional.text,
  customer_company: optional.text,
  customer_profile_picture_url: optional.text,
  project_title: optional.text,
  project_id: optional.number,
  project_slug: optional.text,
  category_id: optional.number,
  category_name: optional.text,
  rating: optional.number,
  description: optional.text,
  testimonial_image_url: optional.text,
  testimonial_image_alt: optional.text,
  testimonial_image_colours: optional.text,
  is_featured: optional.flag,
  created_at: optional.text,
})

export const testimonialDataSchema = objectSchema<TestimonialData>({
  testimonial: testimonialSchema,
})

export const testimonialsDataSchema = objectSchema<TestimonialsData>({
  testimonials: listSchema(testimonialSchema),
  pagination: paginationSchema,
})
