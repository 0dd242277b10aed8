import { api } from '../../api/api'
import { listTag, oneTag, unlessRefused } from '../../api/tags'
import type {
  Education,
  EducationChanges,
  EducationData,
  EducationInput,
  EducationsData,
} from '../../contract/educations'
import { educationDataShape, educationsDataShape } from './educationShape'

const path = '/education'
const list = listTag('Education')

/** The educations as whoever keeps them needs them: the list, one by its id, and the writes. */
export const educationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEducations: build.query<EducationsData, { page?: number; limit?: number }>({
      query: (params) => ({ url: path, params }),
      extraOptions: { shape: educationsDataShape },
      providesTags: [list],
    }),
    getEducation: build.query<Education, number>({
      query: (id) => `${path}/${id}`,
      extraOptions: { shape: educationDataShape },
      transformResponse: (data: EducationData) => data.education,
      providesTags: (_education, _error, id) => [oneTag('Education', id)],
    }),
    createEducation: build.mutation<Education, EducationInput>({
      query: (body) => ({ url: path, method: 'POST', body }),
      extraOptions: { shape: educationDataShape },
      transformResponse: (data: EducationData) => data.education,
      invalidatesTags: (_created, error) => unlessRefused(error, [list]),
    }),
    updateEducation: build.mutation<Education, { id: number; changes: EducationChanges }>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PUT', body: changes }),
      extraOptions: { shape: educationDataShape },
      transformResponse: (data: EducationData) => data.education,
      invalidatesTags: (_education, error, { id }) =>
        unlessRefused(error, [list, oneTag('Education', id)]),
    }),
    deleteEducation: build.mutation<{ id: number }, number>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_gone, error, id) => unlessRefused(error, [list, oneTag('Education', id)]),
    }),
  }),
})
