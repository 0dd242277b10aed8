import { richTextSchema } from '../../api/richTextSchema'
import {
  objectSchema,
  optional,
  optionalListSchema,
  optionalObjectSchema,
  required,
  validateData,
  type DataSchema,
} from '../../api/schemas'
import type {
  Outcome,
  Project,
  ProjectDetail,
  ProjectLink,
  ProjectPicture,
} from '../../contract/projects'
import type { Testimonial } from '../../contract/testimonials'

/** The fields of testimonials that a project's page shows. */
type Quote = Pick<
  Testimonial,
  | 'id'
  | 'customer_name'
  | 'customer_position'
  | 'customer_company'
  | 'customer_profile_picture_url'
  | 'description'
>

const quoteSchema = objectSchema<Quote>({
  id: required.id,
  customer_name: required.text,
  customer_position: optional.text,
  customer_company: optional.text,
  customer_profile_picture_url: optional.text,
  description: required.text,
})

const linkSchema = optionalObjectSchema<ProjectLink>({ title: required.text, slug: required.text })

const caseStudySchema = objectSchema<Omit<ProjectDetail, keyof Project>>({
  story: optional.text,
  story_tree: richTextSchema,
  outcomes: optionalListSchema(
    objectSchema<Outcome>({ figure: required.text, label: required.text }),
  ),
  pictures: optionalListSchema(
    objectSchema<ProjectPicture>({
      picture_url: required.text,
      alt: optional.text,
      caption: optional.text,
      picture_colours: optional.text,
    }),
  ),
  testimonials: optionalListSchema(quoteSchema as DataSchema<Testimonial>),
  previous: linkSchema,
  next: linkSchema,
})

/**
 * Validates the parts of a case study; invalid ones are removed. It is not part of the schema of
 * the response, so that only the project's page loads it.
 */
export function withValidCaseStudy(project: ProjectDetail): ProjectDetail {
  const result = validateData(caseStudySchema, project)
  return 'data' in result ? (result.data as ProjectDetail) : project
}
