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
  Education,
  EducationChanges,
  EducationData,
  EducationInput,
  EducationsData,
} from '../../contract/educations'
import { educationDataSchema, educationsDataSchema } from './educationSchemas'

const path = '/education'
const list = listTag('Education')

/** Queries by page and by id, and mutations. */
export const educationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEducations: build.query<EducationsData, { page?: number; limit?: number }>({
      query: (params) => ({ url: path, params }),
      extraOptions: { dataSchema: educationsDataSchema },
      providesTags: [list],
    }),
    getEducation: build.query<Education, number>({
      query: (id) => `${path}/${id}`,
      extraOptions: { dataSchema: educationDataSchema },
      transformResponse: (data: EducationData) => data.education,
      providesTags: (_education, _error, id) => [itemTag('Education', id)],
    }),
    createEducation: build.mutation<Education, CreateArgs<EducationInput>>({
      query: createRequest(path),
      extraOptions: { dataSchema: educationDataSchema },
      transformResponse: (data: EducationData) => data.education,
      invalidatesTags: (_created, error) => unlessRejected(error, [list]),
    }),
    updateEducation: build.mutation<Education, UpdateArgs<EducationChanges>>({
      query: updateRequest(path),
      extraOptions: { dataSchema: educationDataSchema },
      transformResponse: (data: EducationData) => data.education,
      invalidatesTags: (_education, error, { id }) =>
        unlessRejected(error, [list, itemTag('Education', id)]),
    }),
    deleteEducation: build.mutation<{ id: number }, number>({
      query: deleteRequest(path),
      invalidatesTags: (_deleted, error, id) =>
        unlessRejected(error, [list, itemTag('Education', id)]),
    }),
  }),
})
