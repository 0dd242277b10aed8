import { api } from '../../api/api'
import { type CreateArgs, entryEndpoints, type UpdateArgs } from '../../api/entryEndpoints'
import { listTag } from '../../api/tags'
import type {
  Education,
  EducationChanges,
  EducationData,
  EducationInput,
  EducationsData,
  Experience,
  ExperienceChanges,
  ExperienceData,
  ExperienceInput,
  ExperiencesData,
} from '../../contract/career'
import {
  educationDataSchema,
  educationsDataSchema,
  experienceDataSchema,
  experiencesDataSchema,
} from '../../contract/responses/career'

interface PageArgs {
  page?: number
  limit?: number
}

const experience = entryEndpoints({
  path: '/experience',
  tag: 'Experience',
  dataSchema: experienceDataSchema,
  transformResponse: (data: ExperienceData) => data.experience,
})

const education = entryEndpoints({
  path: '/education',
  tag: 'Education',
  dataSchema: educationDataSchema,
  transformResponse: (data: EducationData) => data.education,
})

/** Positions and degrees: queries by page and by id, and mutations. */
export const timelineApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExperiences: build.query<ExperiencesData, PageArgs>({
      query: (params) => ({ url: '/experience', params }),
      extraOptions: { dataSchema: experiencesDataSchema },
      providesTags: [listTag('Experience')],
    }),
    getExperience: build.query<Experience, number>(experience.get),
    createExperience: build.mutation<Experience, CreateArgs<ExperienceInput>>(experience.create),
    updateExperience: build.mutation<Experience, UpdateArgs<ExperienceChanges>>(experience.update),
    deleteExperience: build.mutation<{ id: number }, number>(experience.remove),
    listEducations: build.query<EducationsData, PageArgs>({
      query: (params) => ({ url: '/education', params }),
      extraOptions: { dataSchema: educationsDataSchema },
      providesTags: [listTag('Education')],
    }),
    getEducation: build.query<Education, number>(education.get),
    createEducation: build.mutation<Education, CreateArgs<EducationInput>>(education.create),
    updateEducation: build.mutation<Education, UpdateArgs<EducationChanges>>(education.update),
    deleteEducation: build.mutation<{ id: number }, number>(education.remove),
  }),
})
