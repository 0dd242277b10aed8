import { Type, type Static } from 'typebox'
import {
  CalendarDate,
  Id,
  Maybe,
  Name,
  Percent,
  strict,
  Text,
} from '../../src/contract/schema/values'
import { appearanceFields } from '../../src/contract/appearance'
import { postDetailFields } from '../../src/contract/posts'
import { profileFields } from '../../src/contract/profile'
import { optional, translated, withTranslations } from '../../src/contract/schema/fields'
import { projectDetailFields, projectPictureFields } from '../../src/contract/projects'
import { testimonialFields } from '../../src/contract/testimonials'
import { contentFields } from '../rows/contentFields'
import { plainLists } from './plainLists'

const { content: postText, ...postFields } = contentFields(postDetailFields)

export const PostFrontMatter = Type.Object(
  { ...postFields, excerpt: Maybe(Text), publishedAt: CalendarDate },
  strict,
)

export const ContentPost = Type.Object(
  {
    ...PostFrontMatter.properties,
    content: postText,
    /** Accepted because posts of the API have it, and ignored. */
    id: Maybe(Id),
  },
  strict,
)
export type ContentPost = Static<typeof ContentPost>

/** An item of a list that is stored comma-separated. */
const ListItem = Type.String({ minLength: 1, maxLength: 20_000, pattern: '^[^,]*$' })

const ContentProfile = Type.Object(
  contentFields(
    withTranslations({
      ...profileFields,
      preferred_tech_stack: optional(Type.Array(ListItem)),
      certifications: translated(optional(Type.Array(ListItem))),
    }),
  ),
  strict,
)

const plainSchemas = Object.fromEntries(plainLists.map(({ table, schema }) => [table, schema])) as {
  [List in (typeof plainLists)[number] as List['table']]: List['schema']
}

const ContentSkill = Type.Object(
  {
    name: Name,
    category: Name,
    percent: Maybe(Percent),
    level: Maybe(Name),
    /** Whether it is on the skills page; by default if it has a percentage. */
    is_listed: Maybe(Type.Boolean()),
    icon: Maybe(Name),
    is_active: Maybe(Type.Boolean()),
    /** `false` hides the skill from the API's catalogue. */
    is_in_catalogue: Maybe(Type.Boolean()),
  },
  strict,
)

const { category_id, skill_names, ...projectFields } = contentFields(projectDetailFields)

const ContentProject = Type.Object(
  {
    ...projectFields,
    category: Maybe(Name),
    skills: Maybe(Type.Array(Name)),
    pictures: Maybe(
      Type.Array(Type.Object(contentFields(projectPictureFields), strict), { maxItems: 24 }),
    ),
  },
  strict,
)

const { category_id: _, project_id, ...ownTestimonialFields } = contentFields(testimonialFields)

const ContentTestimonial = Type.Object(
  {
    ...ownTestimonialFields,
    category: Maybe(Name),
    /** The slug or the title of a project of this file. */
    project: Maybe(Name),
  },
  strict,
)

/** The content file. Entries refer to categories and skills by name, not by id. */
export const Content = Type.Object(
  {
    profile: ContentProfile,
    appearance: Maybe(Type.Object(contentFields(appearanceFields), strict)),
    ...plainSchemas,
    skills: Type.Array(ContentSkill),
    projects: Type.Array(ContentProject),
    testimonials: Type.Array(ContentTestimonial),
    /** The newest first among those of a day. Undefined where the source has none: a résumé. */
    posts: Maybe(Type.Array(ContentPost)),
  },
  strict,
)
export type Content = Static<typeof Content>

export const emptyLists = {
  experiences: [],
  educations: [],
  categories: [],
  skills: [],
  projects: [],
  testimonials: [],
} satisfies Partial<Content>

export function isListed({ percent, is_listed }: Content['skills'][number]): boolean {
  return is_listed ?? typeof percent === 'number'
}

interface Shape {
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  patternProperties?: Record<string, Shape>
}

/** The schema of a content file as its owner writes it: a translated text is `{ id: …, en: … }`. */
function withLanguages(shape: Shape): Shape {
  const { properties, items, anyOf } = shape
  if (anyOf) return { ...shape, anyOf: anyOf.map(withLanguages) }
  if (items) return { ...shape, items: withLanguages(items) }
  if (!properties) return shape
  const { translations, ...others } = properties
  const [{ patternProperties = {} } = {}] = translations?.anyOf ?? []
  const names = Object.values(patternProperties).flatMap((texts) =>
    Object.keys(texts.properties ?? {}),
  )
  const entries = Object.entries(others).map(([name, property]) => {
    const text = withLanguages(property)
    const byLanguage = { type: 'object', additionalProperties: text }
    return [name, names.includes(name) ? { anyOf: [text, byLanguage] } : text]
  })
  return { ...shape, properties: Object.fromEntries(entries) as Record<string, Shape> }
}

export function contentJsonSchema(): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Content of a Karya portfolio',
    ...withLanguages(Content as Shape),
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
