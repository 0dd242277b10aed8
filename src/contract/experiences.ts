import { Type, type Static } from 'typebox'
import { flag, inputOf, optional, outputOf, readOnly, required } from './fields'
import { Day, Highlights, Name, strict, Text, type Writable } from './inputs'
import { Id, Pagination, Version } from './primitives'

export const experienceFields = {
  id: readOnly(Id),
  job_title: required(Name),
  company_name: optional(Name),
  location: optional(Name),
  start_date: optional(Day),
  end_date: optional(Day),
  is_current: flag(0),
  description: optional(Text),
  highlights: optional(Highlights),
  version: readOnly(Version),
}

/** A position. `is_current` is 1 if it has not ended. */
export const Experience = outputOf(experienceFields)
export type Experience = Static<typeof Experience>

/** `data` of `GET /profile-experiences/profile/{id}`. */
export const ProfileExperiencesData = Type.Object({
  profile_experiences: Type.Array(Experience),
  pagination: Pagination,
})
export type ProfileExperiencesData = Static<typeof ProfileExperiencesData>

/** `data` of `GET /experience`: the same rows at another path. */
export const ExperiencesData = Type.Object({
  experiences: Type.Array(Experience),
  pagination: Pagination,
})
export type ExperiencesData = Static<typeof ExperiencesData>

/** `data` of `GET /experience/{id}`. */
export const ExperienceData = Type.Object({ experience: Experience })
export type ExperienceData = Static<typeof ExperienceData>

/** Body of `POST /experience`. */
export const ExperienceInput = inputOf(experienceFields)
export type ExperienceInput = Writable<Static<typeof ExperienceInput>>

/** Body of `PUT /experience/{id}`: omitted fields are not changed. */
export const ExperienceChanges = Type.Partial(ExperienceInput, strict)
export type ExperienceChanges = Writable<Static<typeof ExperienceChanges>>
