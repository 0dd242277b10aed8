import { api } from '../../api/api'
import { readAllPages } from '../../api/readAllPages'
import type { Experience, ProfileExperiencesData } from '../../contract/experiences'

const pageSize = 100

export const experiencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All positions of a profile, however many pages they take. */
    listExperiences: build.query<Experience[], number>({
      extraOptions: { expects: 'profile_experiences' },
      queryFn: (profileId, _api, _options, request) =>
        readAllPages(
          (page) =>
            request({
              url: `/profile-experiences/profile/${profileId}`,
              params: { page, limit: pageSize },
            }),
          (data: ProfileExperiencesData) => data.profile_experiences,
        ),
      providesTags: ['Experience'],
    }),
  }),
})
