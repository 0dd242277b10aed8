import { api } from '../../api/api'
import { pickData, type UpdateArgs, updateRequest } from '../../api/entryEndpoints'
import { itemTag, unlessRejected } from '../../api/tags'
import type { Profile, ProfileChanges } from '../../contract/profile'
import { profileDataSchema } from '../../contract/responses/profile'

export const profileWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<Profile, UpdateArgs<ProfileChanges>>({
      query: updateRequest('/profiles'),
      ...pickData(profileDataSchema, 'profile'),
      invalidatesTags: (_profile, error, { id }) => unlessRejected(error, [itemTag('Profile', id)]),
    }),
  }),
})
