import { Type, type Static } from 'typebox'
import { Day, Highlights, Link, Name, ReadOnly, Slug, strict, Text } from './inputs'
import { Flag, Id, Maybe, Pagination, PictureColours, Timestamp } from './primitives'

/** A project. */
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
})
export type Project = Static<typeof Project>

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
export const ProjectData = Type.Object({ project: Project })
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
    id: ReadOnly,
    profile_id: ReadOnly,
    category_name: ReadOnly,
    picture_colours: ReadOnly,
    updated_at: ReadOnly,
  },
  strict,
)
export type ProjectInput = Static<typeof ProjectInput>

/** Body of `PUT /projects/{id}`: omitted fields are not changed. */
export const ProjectChanges = Type.Partial(ProjectInput, strict)
export type ProjectChanges = Static<typeof ProjectChanges>
