import { api } from '../../api/api'
import { entryEndpoints, type PageArgs, pickData } from '../../api/entryEndpoints'
import { listTag } from '../../api/tags'
import type { Education, EducationInput, Experience, ExperienceInput } from '../../contract/career'
import {
  educationDataSchema,
  educationsDataSchema,
  experienceDataSchema,
  experiencesDataSchema,
} from '../../contract/responses/career'

export const timelineApi = api.injectEndpoints({
  endpoints: (build) => {
    const experience = entryEndpoints<Experience, ExperienceInput>(build, {
      path: '/experience',
      tag: 'Experience',
      response: pickData(experienceDataSchema, 'experience'),
    })
    const education = entryEndpoints<Education, EducationInput>(build, {
      path: '/education',
      tag: 'Education',
      response: pickData(educationDataSchema, 'education'),
    })
    return {
      listExperiences: build.query<Experience[], PageArgs>({
        query: (params) => ({ url: '/experience', params }),
        ...pickData(experiencesDataSchema, 'experiences'),
        providesTags: [listTag('Experience')],
      }),
      getExperience: experience.get,
      createExperience: experience.create,
      updateExperience: experience.update,
      deleteExperience: experience.remove,
      listEducations: build.query<Education[], PageArgs>({
        query: (params) => ({ url: '/education', params }),
        ...pickData(educationsDataSchema, 'educations'),
        providesTags: [listTag('Education')],
      }),
      getEducation: education.get,
      createEducation: education.create,
      updateEducation: education.update,
      deleteEducation: education.remove,
    }
  },
})
