import { Type, type Static } from 'typebox'
import { Cloth } from './cloth'
import {
  Day,
  Highlights,
  Link,
  RequiredLink,
  Markdown,
  Name,
  ReadOnly,
  Slug,
  strict,
  Text,
  type Writable,
} from './inputs'
import { Flag, Id, Maybe, Pagination, PictureColours, Timestamp, Version } from './primitives'
import { RichText } from './richText'
import { Testimonial } from './testimonials'

/** A result of a project as a short figure with a label: `40 menit`, `lebih awal diperingatkan`. */
export const Outcome = Type.Object({ figure: Type.String(), label: Type.String() })
export type Outcome = Static<typeof Outcome>

/** A picture of a project's gallery. */
export const ProjectPicture = Type.Object({
  picture_url: Type.String(),
  alt: Maybe(Type.String()),
  caption: Maybe(Type.String()),
  picture_colours: PictureColours,
})
export type ProjectPicture = Static<typeof ProjectPicture>

/** A project, as lists contain it. */
export const Project = Type.Object({
  id: Id,
  profile_id: Id,
  title: Type.String(),
  slug: Maybe(Type.String()),
  description: Maybe(Type.String()),
  highlights: Maybe(Type.Array(Type.String())),
  picture_url: Maybe(Type.String()),
  /** What the picture shows, for visitors who do not see it. */
  picture_alt: Maybe(Type.String()),
  picture_colours: PictureColours,
  skill_names: Maybe(Type.Array(Type.Object({ id: Id, name: Type.String() }))),
  link_code: Maybe(Type.String()),
  link_demo: Maybe(Type.String()),
  link_youtube: Maybe(Type.String()),
  tag: Maybe(Type.String()),
  category_id: Maybe(Id),
  category_name: Maybe(Type.String()),
  is_active: Flag,
  is_featured: Flag,
  created_at: Maybe(Timestamp),
  updated_at: Timestamp,
  /** What the owner did in the project. */
  role: Maybe(Type.String()),
  client: Maybe(Type.String()),
  start_date: Maybe(Timestamp),
  /** A project with a `start_date` and without an `end_date` has not ended. */
  end_date: Maybe(Timestamp),
  cloth: Maybe(Cloth),
})
export type Project = Static<typeof Project>

/** A project that another one refers to. */
export const ProjectLink = Type.Object({ title: Type.String(), slug: Type.String() })
export type ProjectLink = Static<typeof ProjectLink>

/** A project with its case study, its testimonials, and its neighbours in the list. */
export const ProjectDetail = Type.Object({
  ...Project.properties,
  /** The case study as Markdown; sent to the owner only. */
  story: Maybe(Type.String()),
  /** The parsed case study. */
  story_tree: Maybe(RichText),
  /** At most four. */
  outcomes: Maybe(Type.Array(Outcome)),
  pictures: Maybe(Type.Array(ProjectPicture)),
  /** Those that name the project by id, otherwise by title. */
  testimonials: Maybe(Type.Array(Testimonial)),
  previous: Maybe(ProjectLink),
  next: Maybe(ProjectLink),
  version: Version,
})
export type ProjectDetail = Static<typeof ProjectDetail>

/** `data` of `GET /profile-projects`, `/projects` and `/projects/category/{category}`. */
export const ProjectsData = Type.Object({
  projects: Type.Array(Project),
  pagination: Pagination,
})
export type ProjectsData = Static<typeof ProjectsData>

/** `data` of `GET /projects/featured`. */
export const FeaturedProjectsData = Type.Object({ projects: Type.Array(Project) })
export type FeaturedProjectsData = Static<typeof FeaturedProjectsData>

/** `data` of the endpoints that return one project. */
export const ProjectData = Type.Object({ project: ProjectDetail })
export type ProjectData = Static<typeof ProjectData>

/** Numbers of projects. */
export const ProjectStats = Type.Object({
  total: Type.Integer(),
  active: Type.Integer(),
  featured: Type.Integer(),
  byCategory: Type.Array(
    Type.Object({ category_id: Id, category_name: Type.String(), total: Type.Integer() }),
  ),
})
export type ProjectStats = Static<typeof ProjectStats>

/** `data` of `GET /projects/stats`. */
export const ProjectStatsData = Type.Object({ stats: ProjectStats })
export type ProjectStatsData = Static<typeof ProjectStatsData>

export const Outcomes = Type.Array(
  Type.Object(
    {
      figure: Type.String({ minLength: 1, maxLength: 20 }),
      label: Type.String({ minLength: 1, maxLength: 80 }),
    },
    strict,
  ),
  { maxItems: 4 },
)

export const ProjectPictures = Type.Array(
  Type.Object(
    {
      picture_url: RequiredLink,
      alt: Maybe(Name),
      caption: Maybe(Name),
      picture_colours: ReadOnly,
    },
    strict,
  ),
  { maxItems: 24 },
)

/**
 * Body of `POST /projects`. If the slug is omitted, it is derived from the title; if `created_at` is
 * omitted, it is the current time.
 */
export const ProjectInput = Type.Object(
  {
    title: Name,
    slug: Maybe(Slug),
    description: Maybe(Text),
    highlights: Maybe(Highlights),
    picture_url: Maybe(Link),
    picture_alt: Maybe(Name),
    skill_names: Maybe(
      Type.Array(Type.Object({ id: Id, name: ReadOnly }, strict), { maxItems: 100 }),
    ),
    link_code: Maybe(Link),
    link_demo: Maybe(Link),
    link_youtube: Maybe(Link),
    tag: Maybe(Name),
    category_id: Maybe(Id),
    is_active: Type.Optional(Flag),
    is_featured: Type.Optional(Flag),
    created_at: Maybe(Day),
    role: Maybe(Name),
    client: Maybe(Name),
    start_date: Maybe(Day),
    end_date: Maybe(Day),
    story: Maybe(Markdown),
    outcomes: Maybe(Outcomes),
    pictures: Maybe(ProjectPictures),
    cloth: Maybe(Cloth),
    id: ReadOnly,
    profile_id: ReadOnly,
    category_name: ReadOnly,
    picture_colours: ReadOnly,
    updated_at: ReadOnly,
    story_tree: ReadOnly,
    testimonials: ReadOnly,
    previous: ReadOnly,
    next: ReadOnly,
    version: ReadOnly,
  },
  strict,
)
export type ProjectInput = Writable<Static<typeof ProjectInput>>

/** Body of `PUT /projects/{id}`: omitted fields are not changed. */
export const ProjectChanges = Type.Partial(ProjectInput, strict)
export type ProjectChanges = Writable<Static<typeof ProjectChanges>>
