import { api } from '../../api/api'
import { readAllPages } from '../../api/readAllPages'
import type { Education, ProfileEducationsData } from '../../contract/educations'

const pageSize = 100

export const educationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All degrees of a profile, however many pages they take. */
    listEducations: build.query<Education[], number>({
      extraOptions: { expects: 'profile_educations' },
      queryFn: (profileId, _api, _options, request) =>
        readAllPages(
          (page) =>
            request({
              url: `/profile-educations/profile/${profileId}`,
              params: { page, limit: pageSize },
            }),
          (data: ProfileEducationsData) => data.profile_educations,
        ),
      providesTags: ['Education'],
    }),
  }),
})
