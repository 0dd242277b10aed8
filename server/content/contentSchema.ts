import { Type, type Static } from 'typebox'
import { Cloth } from '../../src/contract/cloth'
import {
  Day,
  Highlights,
  Link,
  RequiredLink,
  Markdown,
  Name,
  Percent,
  Rating,
  Slug,
  strict,
  Text,
  Year,
} from '../../src/contract/inputs'
import { Maybe } from '../../src/contract/primitives'
import { Outcomes } from '../../src/contract/projects'
import { ContentPost } from './contentPost'
import { ContentProfile } from './contentProfile'

const ContentExperience = Type.Object(
  {
    job_title: Name,
    company_name: Maybe(Name),
    location: Maybe(Name),
    start_date: Maybe(Day),
    end_date: Maybe(Day),
    is_current: Maybe(Type.Boolean()),
    description: Maybe(Text),
    highlights: Maybe(Highlights),
  },
  strict,
)

const ContentEducation = Type.Object(
  {
    degree: Name,
    institution_name: Maybe(Name),
    major: Maybe(Name),
    location: Maybe(Name),
    start_year: Maybe(Year),
    graduation_year: Maybe(Year),
    gpa: Maybe(Type.Number({ minimum: 0, maximum: 100 })),
    description: Maybe(Text),
    highlights: Maybe(Highlights),
  },
  strict,
)

const ContentCategory = Type.Object({ name: Name, is_active: Maybe(Type.Boolean()) }, strict)

const ContentSkill = Type.Object(
  {
    name: Name,
    category: Name,
    percent: Maybe(Percent),
    /** Whether it is on the skills page; by default if it has a percentage. */
    is_listed: Maybe(Type.Boolean()),
    icon: Maybe(Name),
    is_active: Maybe(Type.Boolean()),
    /** `false` hides the skill from the API's catalogue. */
    is_in_catalogue: Maybe(Type.Boolean()),
  },
  strict,
)

const ContentPictures = Type.Array(
  Type.Object({ picture_url: RequiredLink, alt: Maybe(Name), caption: Maybe(Name) }, strict),
  { maxItems: 24 },
)

const ContentProject = Type.Object(
  {
    title: Name,
    slug: Maybe(Slug),
    category: Maybe(Name),
    tag: Maybe(Name),
    description: Maybe(Text),
    highlights: Maybe(Highlights),
    picture_url: Maybe(Link),
    /** What the picture shows, for visitors who do not see it. */
    picture_alt: Maybe(Name),
    skills: Maybe(Type.Array(Name)),
    link_code: Maybe(Link),
    link_demo: Maybe(Link),
    link_youtube: Maybe(Link),
    is_featured: Maybe(Type.Boolean()),
    is_active: Maybe(Type.Boolean()),
    created_at: Maybe(Day),
    role: Maybe(Name),
    client: Maybe(Name),
    start_date: Maybe(Day),
    end_date: Maybe(Day),
    outcomes: Maybe(Outcomes),
    pictures: Maybe(ContentPictures),
    cloth: Maybe(Cloth),
    /** The case study as Markdown. */
    story: Maybe(Markdown),
  },
  strict,
)

const ContentTestimonial = Type.Object(
  {
    customer_name: Name,
    customer_position: Maybe(Name),
    customer_company: Maybe(Name),
    customer_profile_picture_url: Maybe(Link),
    /** The slug or the title of a project of this file. */
    project: Maybe(Name),
    project_title: Maybe(Name),
    category: Maybe(Name),
    rating: Maybe(Rating),
    description: Text,
    testimonial_image_url: Maybe(Link),
    testimonial_image_alt: Maybe(Name),
    is_featured: Maybe(Type.Boolean()),
    created_at: Maybe(Day),
  },
  strict,
)

/** The content file. Entries refer to categories and skills by name, not by id. */
export const Content = Type.Object(
  {
    profile: ContentProfile,
    experiences: Type.Array(ContentExperience),
    educations: Type.Array(ContentEducation),
    categories: Type.Array(ContentCategory),
    skills: Type.Array(ContentSkill),
    projects: Type.Array(ContentProject),
    testimonials: Type.Array(ContentTestimonial),
    /** The newest first among those of a day. Undefined where the source has none: a résumé. */
    posts: Maybe(Type.Array(ContentPost)),
  },
  strict,
)
export type Content = Static<typeof Content>

/** Whether a skill is on the skills page. */
export function isListed({ percent, is_listed }: Content['skills'][number]): boolean {
  return is_listed ?? typeof percent === 'number'
}
export type ContentProject = Static<typeof ContentProject>
