import { api } from '../../api/api'
import { allPages } from '../../api/allPages'
import { listTag } from '../../api/tags'
import type { Education, Experience } from '../../contract/career'
import {
  profileEducationsDataSchema,
  profileExperiencesDataSchema,
} from '../../contract/responses/career'

export const profileTimelineApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProfileExperiences: build.query<Experience[], number>({
      ...allPages(
        '/profile-experiences',
        profileExperiencesDataSchema,
        ({ profile_experiences: rows }) => rows,
      ),
      providesTags: [listTag('Experience')],
    }),
    listProfileEducations: build.query<Education[], number>({
      ...allPages(
        '/profile-educations',
        profileEducationsDataSchema,
        ({ profile_educations: rows }) => rows,
      ),
      providesTags: [listTag('Education')],
    }),
  }),
})
