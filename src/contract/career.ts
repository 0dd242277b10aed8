import { Type, type Static } from 'typebox'
import {
  type Body,
  flag,
  inputOf,
  optional,
  outputOf,
  readOnly,
  required,
  translated,
  withTranslations,
} from './schema/fields'
import {
  CalendarDate,
  Highlights,
  Id,
  Link,
  Name,
  pageOf,
  Percent,
  Text,
  Version,
  Year,
} from './schema/values'

export const experienceFields = withTranslations({
  id: readOnly(Id),
  job_title: translated(required(Name)),
  company_name: translated(optional(Name)),
  company_url: optional(Link),
  /** What the company does. */
  company_description: translated(optional(Text)),
  location: translated(optional(Name)),
  start_date: optional(CalendarDate),
  end_date: optional(CalendarDate),
  is_current: flag(0),
  description: translated(optional(Text)),
  highlights: translated(optional(Highlights)),
  version: readOnly(Version),
})

/** A position. `is_current` is 1 if it has not ended. */
const Experience = outputOf(experienceFields)
export type Experience = Static<typeof Experience>
export const ProfileExperiencesData = pageOf('profile_experiences', Experience)
export type ProfileExperiencesData = Static<typeof ProfileExperiencesData>

/** `data` of `GET /experience`: the same rows at another path. */
export const ExperiencesData = pageOf('experiences', Experience)
export type ExperiencesData = Static<typeof ExperiencesData>
export const ExperienceData = Type.Object({ experience: Experience })
export type ExperienceData = Static<typeof ExperienceData>
export const ExperienceInput = inputOf(experienceFields)
export type ExperienceInput = Body<typeof ExperienceInput>

export const educationFields = withTranslations({
  id: readOnly(Id),
  degree: translated(required(Name)),
  institution_name: translated(optional(Name)),
  institution_url: optional(Link),
  major: translated(optional(Name)),
  location: translated(optional(Name)),
  /** If it is known more exactly than `start_year`, which is its year. */
  start_date: optional(CalendarDate),
  /** If it is known more exactly than `graduation_year`, which is its year. */
  end_date: optional(CalendarDate),
  start_year: optional(Year),
  graduation_year: optional(Year),
  gpa: optional(Percent),
  /** The grade as it is written; shown in place of `gpa`. */
  score: optional(Name),
  description: translated(optional(Text)),
  highlights: translated(optional(Highlights)),
  version: readOnly(Version),
})

/** An education. With a `start_year` and without a `graduation_year` it has not ended. */
const Education = outputOf(educationFields)
export type Education = Static<typeof Education>
export const ProfileEducationsData = pageOf('profile_educations', Education)
export type ProfileEducationsData = Static<typeof ProfileEducationsData>

/** `data` of `GET /education`: the same rows at another path. */
export const EducationsData = pageOf('educations', Education)
export type EducationsData = Static<typeof EducationsData>
export const EducationData = Type.Object({ education: Education })
export type EducationData = Static<typeof EducationData>
export const EducationInput = inputOf(educationFields)
export type EducationInput = Body<typeof EducationInput>
