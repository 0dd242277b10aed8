import {
  optionalNumber,
  optionalFlag,
  listSchema,
  required,
  paginationSchema,
  objectSchema,
  optionalText,
} from '../../api/dataSchema'
import type { Testimonial, TestimonialData, TestimonialsData } from '../../contract/testimonials'

const testimonialSchema = objectSchema<Testimonial>({
  id: required.id,
  customer_name: required.text,
  customer_position: optionalText,
  customer_company: optionalText,
  customer_profile_picture_url: optionalText,
  project_title: optionalText,
  category_id: optionalNumber,
  category_name: optionalText,
  rating: optionalNumber,
  description: optionalText,
  testimonial_image_url: optionalText,
  testimonial_image_colours: optionalText,
  is_featured: optionalFlag,
  created_at: optionalText,
})

export const testimonialDataSchema = objectSchema<TestimonialData>({
  testimonial: testimonialSchema,
})

export const testimonialsDataSchema = objectSchema<TestimonialsData>({
  testimonials: listSchema(testimonialSchema),
  pagination: paginationSchema,
})
