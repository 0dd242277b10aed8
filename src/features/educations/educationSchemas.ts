import { listSchema, objectSchema, optional, paginationSchema, required } from '../../api/schemas'
import type {
  Education,
  EducationData,
  EducationsData,
  ProfileEducationsData,
} from '../../contract/educations'

const educationSchema = objectSchema<Education>({
  id: required.id,
  degree: required.text,
  institution_name: optional.text,
  major: optional.text,
  location: optional.text,
  start_year: optional.number,
  graduation_year: optional.number,
  gpa: optional.number,
  description: optional.text,
  highlights: optional.texts,
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
