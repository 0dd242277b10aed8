import { listSchema, objectSchema, optional, paginationSchema, required } from '../../api/schemas'
import type {
  Experience,
  ExperienceData,
  ExperiencesData,
  ProfileExperiencesData,
} from '../../contract/experiences'

const experienceSchema = objectSchema<Experience>({
  id: required.id,
  job_title: required.text,
  company_name: optional.text,
  location: optional.text,
  start_date: optional.text,
  end_date: optional.text,
  is_current: optional.flag,
  description: optional.text,
  highlights: optional.texts,
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
