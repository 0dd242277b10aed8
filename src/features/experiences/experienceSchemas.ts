import {
  optionalFlag,
  listSchema,
  required,
  paginationSchema,
  objectSchema,
  optionalText,
} from '../../api/dataSchema'
import type {
  Experience,
  ExperienceData,
  ExperiencesData,
  ProfileExperiencesData,
} from '../../contract/experiences'

const experienceSchema = objectSchema<Experience>({
  id: required.id,
  job_title: required.text,
  company_name: optionalText,
  location: optionalText,
  start_date: optionalText,
  end_date: optionalText,
  is_current: optionalFlag,
  description: optionalText,
})

export const experienceDataSchema = objectSchema<ExperienceData>({ experience: experienceSchema })

export const experiencesDataSchema = objectSchema<ExperiencesData>({
  experiences: listSchema(experienceSchema),
  pagination: paginationSchema,
})

export const profileExperiencesDataSchema = objectSchema<ProfileExperiencesData>({
  profile_experiences: listSchema(experienceSchema),
  pagination: paginationSchema,
})
