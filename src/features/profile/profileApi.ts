import { api } from '../../api/api'
import type { Profile, ProfileData } from '../../contract/profile'

/** The only profile that the site shows. */
export const profileId = 1

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, number>({
      query: (id) => `/profiles/${id}`,
      extraOptions: { expects: 'profile' },
      transformResponse: (data: ProfileData) => data.profile,
      providesTags: ['Profile'],
    }),
  }),
})
