import { amount, listOf, needed, paginationShape, shapeOf, text } from '../../api/shape'
import type {
  Education,
  EducationData,
  EducationsData,
  ProfileEducationsData,
} from '../../contract/educations'

const educationShape = shapeOf<Education>({
  id: needed.id,
  degree: needed.text,
  institution_name: text,
  major: text,
  location: text,
  start_year: amount,
  graduation_year: amount,
  gpa: amount,
  description: text,
})

export const educationDataShape = shapeOf<EducationData>({ education: educationShape })

export const educationsDataShape = shapeOf<EducationsData>({
  educations: listOf(educationShape),
  pagination: paginationShape,
})

export const profileEducationsDataShape = shapeOf<ProfileEducationsData>({
  profile_educations: listOf(educationShape),
  pagination: paginationShape,
})
