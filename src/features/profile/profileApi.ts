import { api } from '../../api/api'
import { pickData } from '../../api/entryEndpoints'
import { itemTag } from '../../api/tags'
import type { Profile } from '../../contract/profile'
import { profileDataSchema } from '../../contract/responses/profile'

export const profileId = 1

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, number>({
      query: (id) => `/profiles/${id}`,
      ...pickData(profileDataSchema, 'profile'),
      providesTags: (_profile, _error, id) => [itemTag('Profile', id)],
    }),
  }),
})
