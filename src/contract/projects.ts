import { Type, type Static } from 'typebox'
import { maxOutcomes } from './constants'
import {
  type Body,
  field,
  flag,
  inputOf,
  optional,
  outputOf,
  readOnly,
  required,
  translated,
  withTranslations,
} from './schema/fields'
import {
  Cloth,
  CalendarDate,
  Highlights,
  Id,
  Lenient,
  Link,
  Markdown,
  Maybe,
  Name,
  pageOf,
  PictureColours,
  ReadOnly,
  RequiredLink,
  Slug,
  Slugs,
  strict,
  Text,
  Timestamp,
  Version,
} from './schema/values'
import { RichText } from './schema/richText'
import { Testimonial } from './testimonials'

/** A result of a project as a short figure with a label: `40 menit`, `lebih awal diperingatkan`. */
const Outcome = Type.Object(
  {
    figure: Type.String({ minLength: 1, maxLength: 20 }),
    label: Type.String({ minLength: 1, maxLength: 80 }),
  },
  strict,
)
export type Outcome = Static<typeof Outcome>

export const projectPictureFields = {
  picture_url: required(RequiredLink),
  alt: optional(Name),
  caption: optional(Name),
  picture_colours: readOnly(PictureColours),
}

/** A picture of a project's gallery. */
const ProjectPicture = outputOf(projectPictureFields)
export type ProjectPicture = Static<typeof ProjectPicture>

export const projectFields = withTranslations({
  id: readOnly(Id),
  profile_id: readOnly(Lenient(Id)),
  title: translated(required(Name)),
  slug: translated(optional(Slug)),
  description: translated(optional(Text)),
  highlights: translated(optional(Highlights)),
  picture_url: optional(Link),
  /** What the picture shows, for visitors who do not see it. */
  picture_alt: translated(optional(Name)),
  picture_colours: readOnly(PictureColours),
  skill_names: field(
    Maybe(Type.Array(Type.Object({ id: Id, name: ReadOnly }, strict), { maxItems: 100 })),
    Maybe(Type.Array(Type.Object({ id: Id, name: Type.String() }))),
  ),
  link_code: optional(Link),
  link_demo: optional(Link),
  link_youtube: optional(Link),
  tag: optional(Name),
  category_id: optional(Id),
  category_name: readOnly(Maybe(Type.String())),
  is_active: flag(1),
  is_featured: flag(0),
  created_at: optional(CalendarDate),
  updated_at: readOnly(Lenient(Timestamp)),
  /** What the owner did in the project. */
  role: translated(optional(Name)),
  client: translated(optional(Name)),
  /** What kind of project it is, for example an application or a talk. */
  type: translated(optional(Name)),
  start_date: optional(CalendarDate),
  /** A project with a `start_date` and without an `end_date` has not ended. */
  end_date: optional(CalendarDate),
  cloth: optional(Cloth),
  outcomes: translated(optional(Type.Array(Outcome, { maxItems: maxOutcomes }))),
})

/** A project, as lists contain it. */
const Project = outputOf(projectFields)
export type Project = Static<typeof Project>

const { title, picture_url, picture_colours, category_name, cloth } = projectFields

/** A project that another one refers to, with its cover. */
const ProjectLink = outputOf({
  title,
  slug: required(Slug),
  category_name,
  picture_url,
  picture_colours,
  cloth,
})
export type ProjectLink = Static<typeof ProjectLink>

/** The fields of a project, with those that only its page shows. */
export const projectDetailFields = withTranslations({
  ...projectFields,
  /** The case study as Markdown; sent to the owner only. */
  story: translated(optional(Markdown)),
  /** The parsed case study. */
  story_tree: readOnly(Maybe(RichText)),
  pictures: translated(
    field(
      Maybe(Type.Array(inputOf(projectPictureFields), { maxItems: 24 })),
      Maybe(Type.Array(ProjectPicture)),
    ),
  ),
  /** The testimonials that name the project: by its id, without an id by its title. */
  testimonials: readOnly(Maybe(Type.Array(Testimonial))),
  slugs: readOnly(Slugs),
  previous: readOnly(Maybe(ProjectLink)),
  next: readOnly(Maybe(ProjectLink)),
  version: readOnly(Version),
})

/** A project with its case study, its testimonials, and its neighbours in the list. */
const ProjectDetail = outputOf(projectDetailFields)
export type ProjectDetail = Static<typeof ProjectDetail>
export const ProjectsData = pageOf('projects', Project)
export type ProjectsData = Static<typeof ProjectsData>

export const FeaturedProjects = Type.Object({ projects: Type.Array(Project) })

export const ProjectData = Type.Object({ project: ProjectDetail })
export type ProjectData = Static<typeof ProjectData>

const ProjectStats = Type.Object({
  total: Type.Integer(),
  active: Type.Integer(),
  featured: Type.Integer(),
  byCategory: Type.Array(
    Type.Object({ category_id: Id, category_name: Type.String(), total: Type.Integer() }),
  ),
})
export type ProjectStats = Static<typeof ProjectStats>
export const ProjectStatsData = Type.Object({ stats: ProjectStats })
export type ProjectStatsData = Static<typeof ProjectStatsData>

/**
 * Body of `POST /projects`. If the slug is omitted, it is derived from the title; if `created_at` is
 * omitted, it is the current time.
 */
export const ProjectInput = inputOf(projectDetailFields)
export type ProjectInput = Body<typeof ProjectInput>
