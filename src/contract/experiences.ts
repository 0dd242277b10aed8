import { Type, type Static } from 'typebox'
import { Day, Name, ReadOnly, strict, Text } from './inputs'
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

/** Body of `POST /experience`. */
export const ExperienceInput = Type.Object(
  {
    job_title: Name,
    company_name: Name,
    location: Maybe(Name),
    start_date: Day,
    end_date: Maybe(Day),
    is_current: Type.Optional(Flag),
    description: Maybe(Text),
    id: ReadOnly,
  },
  strict,
)
export type ExperienceInput = Static<typeof ExperienceInput>

/** Body of `PUT /experience/{id}`: what is left out stays as it is. */
export const ExperienceChanges = Type.Partial(ExperienceInput, strict)
export type ExperienceChanges = Static<typeof ExperienceChanges>
