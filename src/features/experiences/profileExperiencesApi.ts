import { api } from '../../api/api'
import { fetchAllPages } from '../../api/fetchAllPages'
import { listTag } from '../../api/tags'
import type { Experience, ProfileExperiencesData } from '../../contract/experiences'
import { profileExperiencesDataSchema } from '../../contract/responses/experiences'

const pageSize = 100

export const profileExperiencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All experiences of a profile, from all pages. */
    listProfileExperiences: build.query<Experience[], number>({
      extraOptions: { dataSchema: profileExperiencesDataSchema },
      queryFn: (profileId, _api, _options, fetchWithBaseQuery) =>
        fetchAllPages(
          (page) =>
            fetchWithBaseQuery({
              url: `/profile-experiences/profile/${profileId}`,
              params: { page, limit: pageSize },
            }),
          (data: ProfileExperiencesData) => data.profile_experiences,
        ),
      providesTags: [listTag('Experience')],
    }),
  }),
})
