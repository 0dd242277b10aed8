import { api } from '../../api/api'
import {
  createRequest,
  deleteRequest,
  updateRequest,
  type CreateArgs,
  type UpdateArgs,
} from '../../api/entryWrites'
import { listTag, itemTag, unlessRejected } from '../../api/tags'
import type {
  Experience,
  ExperienceChanges,
  ExperienceData,
  ExperienceInput,
  ExperiencesData,
} from '../../contract/experiences'
import { experienceDataSchema, experiencesDataSchema } from './experienceSchemas'

const path = '/experience'
const list = listTag('Experience')

/** Queries by page and by id, and mutations. */
export const experiencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExperiences: build.query<ExperiencesData, { page?: number; limit?: number }>({
      query: (params) => ({ url: path, params }),
      extraOptions: { dataSchema: experiencesDataSchema },
      providesTags: [list],
    }),
    getExperience: build.query<Experience, number>({
      query: (id) => `${path}/${id}`,
      extraOptions: { dataSchema: experienceDataSchema },
      transformResponse: (data: ExperienceData) => data.experience,
      providesTags: (_experience, _error, id) => [itemTag('Experience', id)],
    }),
    createExperience: build.mutation<Experience, CreateArgs<ExperienceInput>>({
      query: createRequest(path),
      extraOptions: { dataSchema: experienceDataSchema },
      transformResponse: (data: ExperienceData) => data.experience,
      invalidatesTags: (_created, error) => unlessRejected(error, [list]),
    }),
    updateExperience: build.mutation<Experience, UpdateArgs<ExperienceChanges>>({
      query: updateRequest(path),
      extraOptions: { dataSchema: experienceDataSchema },
      transformResponse: (data: ExperienceData) => data.experience,
      invalidatesTags: (_experience, error, { id }) =>
        unlessRejected(error, [list, itemTag('Experience', id)]),
    }),
    deleteExperience: build.mutation<{ id: number }, number>({
      query: deleteRequest(path),
      invalidatesTags: (_deleted, error, id) =>
        unlessRejected(error, [list, itemTag('Experience', id)]),
    }),
  }),
})
