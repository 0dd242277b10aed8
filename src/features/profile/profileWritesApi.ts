import { api } from '../../api/api'
import { type UpdateArgs, updateRequest } from '../../api/entryEndpoints'
import { itemTag, unlessRejected } from '../../api/tags'
import type { Profile, ProfileChanges, ProfileData } from '../../contract/profile'
import { profileDataSchema } from '../../contract/responses/profile'

export const profileWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<Profile, UpdateArgs<ProfileChanges>>({
      query: updateRequest('/profiles'),
      extraOptions: { dataSchema: profileDataSchema },
      transformResponse: (data: ProfileData) => data.profile,
      invalidatesTags: (_profile, error, { id }) => unlessRejected(error, [itemTag('Profile', id)]),
    }),
  }),
})
