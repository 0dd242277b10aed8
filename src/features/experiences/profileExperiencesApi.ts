import { api } from '../../api/api'
import { readAllPages } from '../../api/readAllPages'
import { listTag } from '../../api/tags'
import type { Experience, ProfileExperiencesData } from '../../contract/experiences'
import { profileExperiencesDataShape } from './experienceShape'

const pageSize = 100

export const profileExperiencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All positions of a profile, however many pages they take. */
    listProfileExperiences: build.query<Experience[], number>({
      extraOptions: { shape: profileExperiencesDataShape },
      queryFn: (profileId, _api, _options, request) =>
        readAllPages(
          (page) =>
            request({
              url: `/profile-experiences/profile/${profileId}`,
              params: { page, limit: pageSize },
            }),
          (data: ProfileExperiencesData) => data.profile_experiences,
        ),
      providesTags: [listTag('Experience')],
    }),
  }),
})
