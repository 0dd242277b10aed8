import { api } from '../../api/api'
import { itemTag } from '../../api/tags'
import type { Profile, ProfileData } from '../../contract/profile'
import { profileDataSchema } from '../../contract/responses/profile'

/** The only profile that the site shows. */
export const profileId = 1

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, number>({
      query: (id) => `/profiles/${id}`,
      extraOptions: { dataSchema: profileDataSchema },
      transformResponse: (data: ProfileData) => data.profile,
      providesTags: (_profile, _error, id) => [itemTag('Profile', id)],
    }),
  }),
})
