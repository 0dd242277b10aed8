import { Type, type Static } from 'typebox'
import { inputOf, optional, outputOf, readOnly, required } from './fields'
import { Highlights, Name, strict, Text, Year, type Writable } from './inputs'
import { Id, Pagination, Version } from './primitives'

export const educationFields = {
  id: readOnly(Id),
  degree: required(Name),
  institution_name: optional(Name),
  major: optional(Name),
  location: optional(Name),
  start_year: optional(Year),
  graduation_year: optional(Year),
  gpa: optional(Type.Number({ minimum: 0, maximum: 100 })),
  description: optional(Text),
  highlights: optional(Highlights),
  version: readOnly(Version),
}

/** An education. With a `start_year` and without a `graduation_year` it has not ended. */
export const Education = outputOf(educationFields)
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
export const EducationInput = inputOf(educationFields)
export type EducationInput = Writable<Static<typeof EducationInput>>

/** Body of `PUT /education/{id}`: omitted fields are not changed. */
export const EducationChanges = Type.Partial(EducationInput, strict)
export type EducationChanges = Writable<Static<typeof EducationChanges>>
