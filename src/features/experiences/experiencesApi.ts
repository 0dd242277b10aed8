import { api } from '../../api/api'
import { listTag, oneTag, unlessRefused } from '../../api/tags'
import type {
  Experience,
  ExperienceChanges,
  ExperienceData,
  ExperienceInput,
  ExperiencesData,
} from '../../contract/experiences'
import { experienceDataShape, experiencesDataShape } from './experienceShape'

const path = '/experience'
const list = listTag('Experience')

/** The experiences as whoever keeps them needs them: the list, one by its id, and the writes. */
export const experiencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExperiences: build.query<ExperiencesData, { page?: number; limit?: number }>({
      query: (params) => ({ url: path, params }),
      extraOptions: { shape: experiencesDataShape },
      providesTags: [list],
    }),
    getExperience: build.query<Experience, number>({
      query: (id) => `${path}/${id}`,
      extraOptions: { shape: experienceDataShape },
      transformResponse: (data: ExperienceData) => data.experience,
      providesTags: (_experience, _error, id) => [oneTag('Experience', id)],
    }),
    createExperience: build.mutation<Experience, ExperienceInput>({
      query: (body) => ({ url: path, method: 'POST', body }),
      extraOptions: { shape: experienceDataShape },
      transformResponse: (data: ExperienceData) => data.experience,
      invalidatesTags: (_created, error) => unlessRefused(error, [list]),
    }),
    updateExperience: build.mutation<Experience, { id: number; changes: ExperienceChanges }>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PUT', body: changes }),
      extraOptions: { shape: experienceDataShape },
      transformResponse: (data: ExperienceData) => data.experience,
      invalidatesTags: (_experience, error, { id }) =>
        unlessRefused(error, [list, oneTag('Experience', id)]),
    }),
    deleteExperience: build.mutation<{ id: number }, number>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_gone, error, id) => unlessRefused(error, [list, oneTag('Experience', id)]),
    }),
  }),
})
