import { api } from '../../api/api'
import {
  type CreateArgs,
  entryEndpoints,
  pickData,
  type UpdateArgs,
} from '../../api/entryEndpoints'
import { allPagesEndpoint } from '../../api/allPages'
import { listTag } from '../../api/tags'
import { profileSkillDataSchema, profileSkillsDataSchema } from '../../contract/responses/skills'
import type { ProfileSkill, ProfileSkillGroup, ProfileSkillInput } from '../../contract/skills'

const path = '/profile-skills'
const list = listTag('ProfileSkill')

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
    listAllProfileSkills: build.query<ProfileSkill[], number>({
      ...allPagesEndpoint(path, profileSkillsDataSchema, ({ profile_skills: groups }) =>
        groups.flatMap(({ skills }) => skills),
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
