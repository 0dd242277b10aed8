import { Type, type Static } from 'typebox'
import { Id, Maybe, Pagination } from './primitives'

/** A degree. Years are whole numbers; no `graduation_year` means still studying. */
export const Education = Type.Object({
  id: Id,
  degree: Type.String(),
  institution_name: Type.String(),
  major: Maybe(Type.String()),
  location: Maybe(Type.String()),
  start_year: Type.Integer(),
  graduation_year: Maybe(Type.Integer()),
  gpa: Maybe(Type.Number()),
  description: Maybe(Type.String()),
})
export type Education = Static<typeof Education>

/** `data` of `GET /profile-educations/profile/{id}`. */
export const ProfileEducationsData = Type.Object({
  profile_educations: Type.Array(Education),
  pagination: Pagination,
})
export type ProfileEducationsData = Static<typeof ProfileEducationsData>

/** `data` of `GET /education`: the same rows by another door. */
export const EducationsData = Type.Object({
  educations: Type.Array(Education),
  pagination: Pagination,
})
export type EducationsData = Static<typeof EducationsData>

/** `data` of `GET /education/{id}`. */
export const EducationData = Type.Object({ education: Education })
export type EducationData = Static<typeof EducationData>
