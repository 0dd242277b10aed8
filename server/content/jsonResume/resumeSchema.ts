import { Type, type Static, type TSchema } from 'typebox'

/** In a JSON Resume most fields are optional, and unknown fields are allowed. */
const Maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const Text = Maybe(Type.String())
const Link = Maybe(Type.String({ format: 'link' }))
const Day = Maybe(Type.String({ format: 'resume-day' }))
const Texts = Maybe(Type.Array(Type.String()))
const listOf = <T extends TSchema>(schema: T) => Maybe(Type.Array(schema))

/** The parts of a JSON Resume, schema v1 (https://jsonresume.org/schema), that a portfolio shows. */
export const Resume = Type.Object({
  basics: Type.Object({
    name: Type.String({ minLength: 1 }),
    label: Text,
    image: Link,
    picture: Link,
    email: Text,
    phone: Text,
    url: Link,
    summary: Text,
    location: Maybe(Type.Object({ city: Text, region: Text })),
    profiles: listOf(Type.Object({ network: Text, username: Text, url: Link })),
  }),
  work: listOf(
    Type.Object({
      name: Text,
      company: Text,
      position: Text,
      location: Text,
      startDate: Day,
      endDate: Day,
      summary: Text,
      highlights: Texts,
    }),
  ),
  education: listOf(
    Type.Object({
      institution: Text,
      area: Text,
      studyType: Text,
      startDate: Day,
      endDate: Day,
      score: Maybe(Type.Union([Type.String(), Type.Number()])),
      gpa: Maybe(Type.Union([Type.String(), Type.Number()])),
    }),
  ),
  certificates: listOf(Type.Object({ name: Text })),
  skills: listOf(Type.Object({ name: Text, level: Text, keywords: Texts })),
  projects: listOf(
    Type.Object({
      name: Text,
      description: Text,
      summary: Text,
      url: Link,
      startDate: Day,
      endDate: Day,
      keywords: Texts,
      highlights: Texts,
    }),
  ),
  references: listOf(Type.Object({ name: Text, reference: Text })),
})
export type Resume = Static<typeof Resume>
