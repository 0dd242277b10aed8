import { api } from '../../api/api'
import { entryEndpoints, pickData } from '../../api/entryEndpoints'
import { allPagesEndpoint } from '../../api/allPages'
import { listTag } from '../../api/tags'
import { profileSkillDataSchema, profileSkillsDataSchema } from '../../contract/responses/skills'
import type { ProfileSkill, ProfileSkillGroup, ProfileSkillInput } from '../../contract/skills'

const path = '/profile-skills'
const list = listTag('ProfileSkill')

export const profileSkillWritesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { get, create, update, remove } = entryEndpoints<ProfileSkill, ProfileSkillInput>(build, {
      path,
      tag: 'ProfileSkill',
      response: pickData(profileSkillDataSchema, 'profile_skill'),
    })
    return {
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
      getProfileSkill: get,
      createProfileSkill: create,
      updateProfileSkill: update,
      deleteProfileSkill: remove,
    }
  },
})
