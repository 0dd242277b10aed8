import { api } from '../../api/api'
import { allPagesEndpoint } from '../../api/allPages'
import { listTag } from '../../api/tags'
import type { Education, Experience } from '../../contract/career'
import {
  profileEducationsDataSchema,
  profileExperiencesDataSchema,
} from '../../contract/responses/career'

export const profileTimelineApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProfileExperiences: build.query<Experience[], number>({
      ...allPagesEndpoint(
        '/profile-experiences',
        profileExperiencesDataSchema,
        ({ profile_experiences: rows }) => rows,
      ),
      providesTags: [listTag('Experience')],
    }),
    listProfileEducations: build.query<Education[], number>({
      ...allPagesEndpoint(
        '/profile-educations',
        profileEducationsDataSchema,
        ({ profile_educations: rows }) => rows,
      ),
      providesTags: [listTag('Education')],
    }),
  }),
})
