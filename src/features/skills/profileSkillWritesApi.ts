import { api } from '../../api/api'
import { listTag, itemTag, unlessRejected } from '../../api/tags'
import type {
  ProfileSkill,
  ProfileSkillChanges,
  ProfileSkillData,
  ProfileSkillGroup,
  ProfileSkillInput,
  ProfileSkillsOfCategoryData,
} from '../../contract/skills'
import { profileSkillDataSchema, profileSkillsDataSchema } from './profileSkillSchemas'

const path = '/profile-skills'
const list = listTag('ProfileSkill')

/** The profile's skills of one category, and mutations. */
export const profileSkillWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProfileSkillsOfCategory: build.query<
      ProfileSkillGroup[],
      { profileId: number; categoryId: number }
    >({
      query: ({ profileId, categoryId }) => `${path}/profile/${profileId}/category/${categoryId}`,
      extraOptions: { dataSchema: profileSkillsDataSchema },
      transformResponse: (data: ProfileSkillsOfCategoryData) => data.profile_skills,
      providesTags: [list],
    }),
    createProfileSkill: build.mutation<ProfileSkill, ProfileSkillInput>({
      query: (body) => ({ url: path, method: 'POST', body }),
      extraOptions: { dataSchema: profileSkillDataSchema },
      transformResponse: (data: ProfileSkillData) => data.profile_skill,
      invalidatesTags: (_created, error) => unlessRejected(error, [list]),
    }),
    updateProfileSkill: build.mutation<ProfileSkill, { id: number; changes: ProfileSkillChanges }>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PUT', body: changes }),
      extraOptions: { dataSchema: profileSkillDataSchema },
      transformResponse: (data: ProfileSkillData) => data.profile_skill,
      invalidatesTags: (_skill, error, { id }) =>
        unlessRejected(error, [list, itemTag('ProfileSkill', id)]),
    }),
    deleteProfileSkill: build.mutation<{ id: number }, number>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_deleted, error, id) =>
        unlessRejected(error, [list, itemTag('ProfileSkill', id)]),
    }),
  }),
})
