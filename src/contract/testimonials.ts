import { Type, type Static } from 'typebox'
import { Day, Link, Name, Rating, ReadOnly, strict, Text, type Writable } from './inputs'
import { Flag, Id, Maybe, Pagination, PictureColours, Timestamp, Version } from './primitives'

/** A client's testimonial. `rating` is 1 to 5, or absent. */
export const Testimonial = Type.Object({
  id: Id,
  customer_name: Type.String(),
  customer_position: Maybe(Type.String()),
  customer_company: Maybe(Type.String()),
  customer_profile_picture_url: Maybe(Type.String()),
  project_title: Maybe(Type.String()),
  /** The project; without it, the project with the title `project_title`. */
  project_id: Maybe(Id),
  /** The slug of that project, if visitors can see it. */
  project_slug: Maybe(Type.String()),
  category_id: Maybe(Id),
  category_name: Maybe(Type.String()),
  rating: Maybe(Type.Number()),
  description: Type.String(),
  testimonial_image_url: Maybe(Type.String()),
  /** What the picture shows, for visitors who do not see it. */
  testimonial_image_alt: Maybe(Type.String()),
  testimonial_image_colours: PictureColours,
  is_featured: Flag,
  created_at: Maybe(Timestamp),
  version: Version,
})
export type Testimonial = Static<typeof Testimonial>

/** `data` of `GET /testimonials` and `GET /testimonials/category/{category}`. */
export const TestimonialsData = Type.Object({
  testimonials: Type.Array(Testimonial),
  pagination: Pagination,
})
export type TestimonialsData = Static<typeof TestimonialsData>

/** `data` of `GET /testimonials/featured`. */
export const FeaturedTestimonialsData = Type.Object({
  testimonials: Type.Array(Testimonial),
})
export type FeaturedTestimonialsData = Static<typeof FeaturedTestimonialsData>

/** `data` of `GET /testimonials/{id}`. */
export const TestimonialData = Type.Object({ testimonial: Testimonial })
export type TestimonialData = Static<typeof TestimonialData>

/** Body of `POST /testimonials`. */
export const TestimonialInput = Type.Object(
  {
    customer_name: Name,
    customer_position: Maybe(Name),
    customer_company: Maybe(Name),
    customer_profile_picture_url: Maybe(Link),
    project_title: Maybe(Name),
    project_id: Maybe(Id),
    category_id: Maybe(Id),
    rating: Maybe(Rating),
    description: Text,
    testimonial_image_url: Maybe(Link),
    testimonial_image_alt: Maybe(Name),
    is_featured: Type.Optional(Flag),
    created_at: Maybe(Day),
    id: ReadOnly,
    category_name: ReadOnly,
    project_slug: ReadOnly,
    testimonial_image_colours: ReadOnly,
    version: ReadOnly,
  },
  strict,
)
export type TestimonialInput = Writable<Static<typeof TestimonialInput>>

/** Body of `PUT /testimonials/{id}`: omitted fields are not changed. */
export const TestimonialChanges = Type.Partial(TestimonialInput, strict)
export type TestimonialChanges = Writable<Static<typeof TestimonialChanges>>
