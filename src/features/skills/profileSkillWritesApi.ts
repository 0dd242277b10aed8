import { api } from '../../api/api'
import {
  type CreateArgs,
  entryEndpoints,
  pickData,
  type UpdateArgs,
} from '../../api/entryEndpoints'
import { fetchAllPages } from '../../api/mergedPages'
import { listTag } from '../../api/tags'
import { profileSkillDataSchema, profileSkillsDataSchema } from '../../contract/responses/skills'
import type {
  ProfileSkill,
  ProfileSkillGroup,
  ProfileSkillInput,
  ProfileSkillsData,
} from '../../contract/skills'

const path = '/profile-skills'
const list = listTag('ProfileSkill')
const pageSize = 100

const { get, create, update, remove } = entryEndpoints({
  path,
  tag: 'ProfileSkill',
  response: pickData(profileSkillDataSchema, 'profile_skill'),
})

export const profileSkillWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProfileSkillsOfCategory: build.query<
      ProfileSkillGroup[],
      { profileId: number; categoryId: number }
    >({
      query: ({ profileId, categoryId }) => `${path}/profile/${profileId}/category/${categoryId}`,
      ...pickData(profileSkillsDataSchema, 'profile_skills'),
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
    getProfileSkill: build.query<ProfileSkill, number>(get),
    createProfileSkill: build.mutation<ProfileSkill, CreateArgs<ProfileSkillInput>>(create),
    updateProfileSkill: build.mutation<ProfileSkill, UpdateArgs<Partial<ProfileSkillInput>>>(
      update,
    ),
    deleteProfileSkill: build.mutation<{ id: number }, number>(remove),
  }),
})
