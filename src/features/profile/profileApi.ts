import { api } from '../../api/api'
import { oneTag } from '../../api/tags'
import type { Profile, ProfileData } from '../../contract/profile'
import { profileDataShape } from './profileShape'

/** The only profile that the site shows. */
export const profileId = 1

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, number>({
      query: (id) => `/profiles/${id}`,
      extraOptions: { shape: profileDataShape },
      transformResponse: (data: ProfileData) => data.profile,
      providesTags: (_profile, _error, id) => [oneTag('Profile', id)],
    }),
  }),
})
