import {
  optionalNumber,
  listSchema,
  required,
  paginationSchema,
  objectSchema,
  optionalText,
} from '../../api/dataSchema'
import type {
  Education,
  EducationData,
  EducationsData,
  ProfileEducationsData,
} from '../../contract/educations'

const educationSchema = objectSchema<Education>({
  id: required.id,
  degree: required.text,
  institution_name: optionalText,
  major: optionalText,
  location: optionalText,
  start_year: optionalNumber,
  graduation_year: optionalNumber,
  gpa: optionalNumber,
  description: optionalText,
})

export const educationDataSchema = objectSchema<EducationData>({ education: educationSchema })

export const educationsDataSchema = objectSchema<EducationsData>({
  educations: listSchema(educationSchema),
  pagination: paginationSchema,
})

export const profileEducationsDataSchema = objectSchema<ProfileEducationsData>({
  profile_educations: listSchema(educationSchema),
  pagination: paginationSchema,
})
