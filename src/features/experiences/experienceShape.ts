import { flag, listOf, needed, paginationShape, shapeOf, text } from '../../api/shape'
import type {
  Experience,
  ExperienceData,
  ExperiencesData,
  ProfileExperiencesData,
} from '../../contract/experiences'

const experienceShape = shapeOf<Experience>({
  id: needed.id,
  job_title: needed.text,
  company_name: text,
  location: text,
  start_date: text,
  end_date: text,
  is_current: flag,
  description: text,
})

export const experienceDataShape = shapeOf<ExperienceData>({ experience: experienceShape })

export const experiencesDataShape = shapeOf<ExperiencesData>({
  experiences: listOf(experienceShape),
  pagination: paginationShape,
})

export const profileExperiencesDataShape = shapeOf<ProfileExperiencesData>({
  profile_experiences: listOf(experienceShape),
  pagination: paginationShape,
})
