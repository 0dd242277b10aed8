import { api } from '../../api/api'
import {
  type CreateArgs,
  entryEndpoints,
  type PageArgs,
  pickData,
  type UpdateArgs,
} from '../../api/entryEndpoints'
import { listTag } from '../../api/tags'
import type { Education, EducationInput, Experience, ExperienceInput } from '../../contract/career'
import {
  educationDataSchema,
  educationsDataSchema,
  experienceDataSchema,
  experiencesDataSchema,
} from '../../contract/responses/career'

const experience = entryEndpoints({
  path: '/experience',
  tag: 'Experience',
  response: pickData(experienceDataSchema, 'experience'),
})

const education = entryEndpoints({
  path: '/education',
  tag: 'Education',
  response: pickData(educationDataSchema, 'education'),
})

export const timelineApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExperiences: build.query<Experience[], PageArgs>({
      query: (params) => ({ url: '/experience', params }),
      ...pickData(experiencesDataSchema, 'experiences'),
      providesTags: [listTag('Experience')],
    }),
    getExperience: build.query<Experience, number>(experience.get),
    createExperience: build.mutation<Experience, CreateArgs<ExperienceInput>>(experience.create),
    updateExperience: build.mutation<Experience, UpdateArgs<Partial<ExperienceInput>>>(
      experience.update,
    ),
    deleteExperience: build.mutation<{ id: number }, number>(experience.remove),
    listEducations: build.query<Education[], PageArgs>({
      query: (params) => ({ url: '/education', params }),
      ...pickData(educationsDataSchema, 'educations'),
      providesTags: [listTag('Education')],
    }),
    getEducation: build.query<Education, number>(education.get),
    createEducation: build.mutation<Education, CreateArgs<EducationInput>>(education.create),
    updateEducation: build.mutation<Education, UpdateArgs<Partial<EducationInput>>>(
      education.update,
    ),
    deleteEducation: build.mutation<{ id: number }, number>(education.remove),
  }),
})
