import { Type, type Static } from 'typebox'
import { Day, Highlights, Name, ReadOnly, strict, Text, type Writable } from './inputs'
import { Flag, Id, Maybe, Pagination, Timestamp, Version } from './primitives'

/** A position. `is_current` is 1 if it has not ended. */
export const Experience = Type.Object({
  id: Id,
  job_title: Type.String(),
  company_name: Maybe(Type.String()),
  location: Maybe(Type.String()),
  start_date: Maybe(Timestamp),
  end_date: Maybe(Timestamp),
  is_current: Flag,
  description: Maybe(Type.String()),
  highlights: Maybe(Type.Array(Type.String())),
  version: Version,
})
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
export const ExperienceInput = Type.Object(
  {
    job_title: Name,
    company_name: Maybe(Name),
    location: Maybe(Name),
    start_date: Maybe(Day),
    end_date: Maybe(Day),
    is_current: Type.Optional(Flag),
    description: Maybe(Text),
    highlights: Maybe(Highlights),
    id: ReadOnly,
    version: ReadOnly,
  },
  strict,
)
export type ExperienceInput = Writable<Static<typeof ExperienceInput>>

/** Body of `PUT /experience/{id}`: omitted fields are not changed. */
export const ExperienceChanges = Type.Partial(ExperienceInput, strict)
export type ExperienceChanges = Writable<Static<typeof ExperienceChanges>>
