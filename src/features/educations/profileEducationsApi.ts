import { api } from '../../api/api'
import { fetchAllPages } from '../../api/fetchAllPages'
import { listTag } from '../../api/tags'
import type { Education, ProfileEducationsData } from '../../contract/educations'
import { profileEducationsDataSchema } from '../../contract/responses/educations'

const pageSize = 100

export const profileEducationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All educations of a profile, from all pages. */
    listProfileEducations: build.query<Education[], number>({
      extraOptions: { dataSchema: profileEducationsDataSchema },
      queryFn: (profileId, _api, _options, fetchWithBaseQuery) =>
        fetchAllPages(
          (page) =>
            fetchWithBaseQuery({
              url: `/profile-educations/profile/${profileId}`,
              params: { page, limit: pageSize },
            }),
          (data: ProfileEducationsData) => data.profile_educations,
        ),
      providesTags: [listTag('Education')],
    }),
  }),
})
