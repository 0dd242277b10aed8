import { api } from '../../api/api'
import { entryEndpoints } from '../../api/entryEndpoints'
import type { CreateArgs, UpdateArgs } from '../../api/entryWrites'
import { listTag } from '../../api/tags'
import type {
  Education,
  EducationChanges,
  EducationData,
  EducationInput,
  EducationsData,
} from '../../contract/educations'
import { educationDataSchema, educationsDataSchema } from '../../contract/responses/educations'

const path = '/education'
const list = listTag('Education')

const { get, create, update, remove } = entryEndpoints({
  path,
  tag: 'Education',
  dataSchema: educationDataSchema,
  transformResponse: (data: EducationData) => data.education,
})

/** Queries by page and by id, and mutations. */
export const educationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEducations: build.query<EducationsData, { page?: number; limit?: number }>({
      query: (params) => ({ url: path, params }),
      extraOptions: { dataSchema: educationsDataSchema },
      providesTags: [list],
    }),
    getEducation: build.query<Education, number>(get),
    createEducation: build.mutation<Education, CreateArgs<EducationInput>>(create),
    updateEducation: build.mutation<Education, UpdateArgs<EducationChanges>>(update),
    deleteEducation: build.mutation<{ id: number }, number>(remove),
  }),
})
