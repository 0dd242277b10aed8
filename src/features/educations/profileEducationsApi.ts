import { api } from '../../api/api'
import { readAllPages } from '../../api/readAllPages'
import { listTag } from '../../api/tags'
import type { Education, ProfileEducationsData } from '../../contract/educations'
import { profileEducationsDataShape } from './educationShape'

const pageSize = 100

export const profileEducationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All degrees of a profile, however many pages they take. */
    listProfileEducations: build.query<Education[], number>({
      extraOptions: { shape: profileEducationsDataShape },
      queryFn: (profileId, _api, _options, request) =>
        readAllPages(
          (page) =>
            request({
              url: `/profile-educations/profile/${profileId}`,
              params: { page, limit: pageSize },
            }),
          (data: ProfileEducationsData) => data.profile_educations,
        ),
      providesTags: [listTag('Education')],
    }),
  }),
})
