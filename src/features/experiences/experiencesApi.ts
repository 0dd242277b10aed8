import { api } from '../../api/api'
import { entryEndpoints } from '../../api/entryEndpoints'
import type { CreateArgs, UpdateArgs } from '../../api/entryWrites'
import { listTag } from '../../api/tags'
import type {
  Experience,
  ExperienceChanges,
  ExperienceData,
  ExperienceInput,
  ExperiencesData,
} from '../../contract/experiences'
import { experienceDataSchema, experiencesDataSchema } from '../../contract/responses/experiences'

const path = '/experience'
const list = listTag('Experience')

const { get, create, update, remove } = entryEndpoints({
  path,
  tag: 'Experience',
  dataSchema: experienceDataSchema,
  transformResponse: (data: ExperienceData) => data.experience,
})

/** Queries by page and by id, and mutations. */
export const experiencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExperiences: build.query<ExperiencesData, { page?: number; limit?: number }>({
      query: (params) => ({ url: path, params }),
      extraOptions: { dataSchema: experiencesDataSchema },
      providesTags: [list],
    }),
    getExperience: build.query<Experience, number>(get),
    createExperience: build.mutation<Experience, CreateArgs<ExperienceInput>>(create),
    updateExperience: build.mutation<Experience, UpdateArgs<ExperienceChanges>>(update),
    deleteExperience: build.mutation<{ id: number }, number>(remove),
  }),
})
