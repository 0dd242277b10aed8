import { Type, type Static } from 'typebox'
import {
  type Body,
  flag,
  inputOf,
  lenient,
  optional,
  outputOf,
  readOnly,
  required,
  translated,
  withTranslations,
} from './schema/fields'
import {
  CalendarDate,
  Id,
  Link,
  Maybe,
  Name,
  pageOf,
  PictureColours,
  Text,
  Version,
} from './schema/values'

export const testimonialFields = withTranslations({
  id: readOnly(Id),
  customer_name: required(Name),
  customer_position: translated(optional(Name)),
  customer_company: translated(optional(Name)),
  customer_profile_picture_url: optional(Link),
  project_title: translated(optional(Name)),
  /** The project; without it, the project with the title `project_title`. */
  project_id: optional(Id),
  /** The slug of that project, if visitors can see it. */
  project_slug: readOnly(Maybe(Type.String())),
  category_id: optional(Id),
  category_name: readOnly(Maybe(Type.String())),
  rating: optional(Type.Integer({ minimum: 1, maximum: 5 })),
  description: translated(lenient(required(Text))),
  testimonial_image_url: optional(Link),
  /** What the picture shows, for visitors who do not see it. */
  testimonial_image_alt: translated(optional(Name)),
  testimonial_image_colours: readOnly(PictureColours),
  /** Where the words were published first, for example `LinkedIn`. */
  source: optional(Name),
  is_featured: flag(0),
  created_at: optional(CalendarDate),
  version: readOnly(Version),
})

/** A client's testimonial. `rating` is 1 to 5, or absent. */
export const Testimonial = outputOf(testimonialFields)
export type Testimonial = Static<typeof Testimonial>

/** `data` of `GET /testimonials` and `GET /testimonials/category/{category}`. */
export const TestimonialsData = pageOf('testimonials', Testimonial)
export type TestimonialsData = Static<typeof TestimonialsData>

/** `data` of `GET /testimonials/featured`. */
export const FeaturedTestimonials = Type.Object({ testimonials: Type.Array(Testimonial) })

/** `data` of `GET /testimonials/{id}`. */
export const TestimonialData = Type.Object({ testimonial: Testimonial })
export type TestimonialData = Static<typeof TestimonialData>

/** Body of `POST /testimonials`. */
export const TestimonialInput = inputOf(testimonialFields)
export type TestimonialInput = Body<typeof TestimonialInput>
