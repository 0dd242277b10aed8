import { Type, type Static } from 'typebox'
import { Flag, Id, Maybe, Pagination, Timestamp } from './primitives'

/** A position held. `is_current` 1 means that it goes on. */
export const Experience = Type.Object({
  id: Id,
  job_title: Type.String(),
  company_name: Type.String(),
  location: Maybe(Type.String()),
  start_date: Timestamp,
  end_date: Maybe(Timestamp),
  is_current: Flag,
  description: Maybe(Type.String()),
})
export type Experience = Static<typeof Experience>

/** `data` of `GET /profile-experiences/profile/{id}`. */
export const ProfileExperiencesData = Type.Object({
  profile_experiences: Type.Array(Experience),
  pagination: Pagination,
})
export type ProfileExperiencesData = Static<typeof ProfileExperiencesData>

/** `data` of `GET /experience`: the same rows by another door. */
export const ExperiencesData = Type.Object({
  experiences: Type.Array(Experience),
  pagination: Pagination,
})
export type ExperiencesData = Static<typeof ExperiencesData>

/** `data` of `GET /experience/{id}`. */
export const ExperienceData = Type.Object({ experience: Experience })
export type ExperienceData = Static<typeof ExperienceData>
