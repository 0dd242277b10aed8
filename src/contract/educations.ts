import { Type, type Static } from 'typebox'
import { Highlights, Name, ReadOnly, strict, Text, Year, type Writable } from './inputs'
import { Id, Maybe, Pagination, Version } from './primitives'

/** An education. With a `start_year` and without a `graduation_year` it has not ended. */
export const Education = Type.Object({
  id: Id,
  degree: Type.String(),
  institution_name: Maybe(Type.String()),
  major: Maybe(Type.String()),
  location: Maybe(Type.String()),
  start_year: Maybe(Type.Integer()),
  graduation_year: Maybe(Type.Integer()),
  gpa: Maybe(Type.Number()),
  description: Maybe(Type.String()),
  highlights: Maybe(Type.Array(Type.String())),
  version: Version,
})
export type Education = Static<typeof Education>

/** `data` of `GET /profile-educations/profile/{id}`. */
export const ProfileEducationsData = Type.Object({
  profile_educations: Type.Array(Education),
  pagination: Pagination,
})
export type ProfileEducationsData = Static<typeof ProfileEducationsData>

/** `data` of `GET /education`: the same rows at another path. */
export const EducationsData = Type.Object({
  educations: Type.Array(Education),
  pagination: Pagination,
})
export type EducationsData = Static<typeof EducationsData>

/** `data` of `GET /education/{id}`. */
export const EducationData = Type.Object({ education: Education })
export type EducationData = Static<typeof EducationData>

/** Body of `POST /education`. */
export const EducationInput = Type.Object(
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
    id: ReadOnly,
    version: ReadOnly,
  },
  strict,
)
export type EducationInput = Writable<Static<typeof EducationInput>>

/** Body of `PUT /education/{id}`: omitted fields are not changed. */
export const EducationChanges = Type.Partial(EducationInput, strict)
export type EducationChanges = Writable<Static<typeof EducationChanges>>
