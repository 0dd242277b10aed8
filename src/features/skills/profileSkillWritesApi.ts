import { api } from '../../api/api'
import { listTag, oneTag, unlessRefused } from '../../api/tags'
import type {
  ProfileSkill,
  ProfileSkillChanges,
  ProfileSkillData,
  ProfileSkillGroup,
  ProfileSkillInput,
  ProfileSkillsOfCategoryData,
} from '../../contract/skills'
import { profileSkillDataShape, profileSkillsDataShape } from './skillShape'

const path = '/profile-skills'
const list = listTag('ProfileSkill')

/** The profile's skills as whoever keeps them needs them: one category, and the writes. */
export const profileSkillWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProfileSkillsOfCategory: build.query<
      ProfileSkillGroup[],
      { profileId: number; categoryId: number }
    >({
      query: ({ profileId, categoryId }) => `${path}/profile/${profileId}/category/${categoryId}`,
      extraOptions: { shape: profileSkillsDataShape },
      transformResponse: (data: ProfileSkillsOfCategoryData) => data.profile_skills,
      providesTags: [list],
    }),
    createProfileSkill: build.mutation<ProfileSkill, ProfileSkillInput>({
      query: (body) => ({ url: path, method: 'POST', body }),
      extraOptions: { shape: profileSkillDataShape },
      transformResponse: (data: ProfileSkillData) => data.profile_skill,
      invalidatesTags: (_created, error) => unlessRefused(error, [list]),
    }),
    updateProfileSkill: build.mutation<ProfileSkill, { id: number; changes: ProfileSkillChanges }>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PUT', body: changes }),
      extraOptions: { shape: profileSkillDataShape },
      transformResponse: (data: ProfileSkillData) => data.profile_skill,
      invalidatesTags: (_skill, error, { id }) =>
        unlessRefused(error, [list, oneTag('ProfileSkill', id)]),
    }),
    deleteProfileSkill: build.mutation<{ id: number }, number>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_gone, error, id) =>
        unlessRefused(error, [list, oneTag('ProfileSkill', id)]),
    }),
  }),
})
