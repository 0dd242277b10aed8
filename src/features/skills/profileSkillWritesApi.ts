import { api } from '../../api/api'
import {
  createRequest,
  deleteRequest,
  updateRequest,
  type CreateArgs,
  type UpdateArgs,
} from '../../api/entryWrites'
import { fetchAllPages } from '../../api/fetchAllPages'
import { listTag, itemTag, unlessRejected } from '../../api/tags'
import type {
  ProfileSkill,
  ProfileSkillChanges,
  ProfileSkillData,
  ProfileSkillGroup,
  ProfileSkillInput,
  ProfileSkillsData,
  ProfileSkillsOfCategoryData,
} from '../../contract/skills'
import { profileSkillDataSchema, profileSkillsDataSchema } from './profileSkillSchemas'

const path = '/profile-skills'
const list = listTag('ProfileSkill')
const pageSize = 100

/** The profile's skills, and mutations. */
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
    /** All skills of a profile, from all pages. */
    listAllProfileSkills: build.query<ProfileSkill[], number>({
      extraOptions: { dataSchema: profileSkillsDataSchema },
      queryFn: (profileId, _api, _options, fetchWithBaseQuery) =>
        fetchAllPages(
          (page) =>
            fetchWithBaseQuery({
              url: `${path}/profile/${profileId}`,
              params: { page, limit: pageSize },
            }),
          ({ profile_skills: groups }: ProfileSkillsData) => groups.flatMap(({ skills }) => skills),
        ),
      providesTags: [list],
    }),
    getProfileSkill: build.query<ProfileSkill, number>({
      query: (id) => `${path}/${id}`,
      extraOptions: { dataSchema: profileSkillDataSchema },
      transformResponse: (data: ProfileSkillData) => data.profile_skill,
      providesTags: (_skill, _error, id) => [itemTag('ProfileSkill', id)],
    }),
    createProfileSkill: build.mutation<ProfileSkill, CreateArgs<ProfileSkillInput>>({
      query: createRequest(path),
      extraOptions: { dataSchema: profileSkillDataSchema },
      transformResponse: (data: ProfileSkillData) => data.profile_skill,
      invalidatesTags: (_created, error) => unlessRejected(error, [list]),
    }),
    updateProfileSkill: build.mutation<ProfileSkill, UpdateArgs<ProfileSkillChanges>>({
      query: updateRequest(path),
      extraOptions: { dataSchema: profileSkillDataSchema },
      transformResponse: (data: ProfileSkillData) => data.profile_skill,
      invalidatesTags: (_skill, error, { id }) =>
        unlessRejected(error, [list, itemTag('ProfileSkill', id)]),
    }),
    deleteProfileSkill: build.mutation<{ id: number }, number>({
      query: deleteRequest(path),
      invalidatesTags: (_deleted, error, id) =>
        unlessRejected(error, [list, itemTag('ProfileSkill', id)]),
    }),
  }),
})
