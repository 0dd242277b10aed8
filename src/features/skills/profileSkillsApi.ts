import { api } from '../../api/api'
import { completePagination, mergedPagesEndpoint } from '../../api/mergedPages'
import { listTag } from '../../api/tags'
import type { ProfileSkillsData } from '../../contract/skills'
import { mergeSkillGroups, mergeSkillPages, type SkillFeed } from './mergeSkillPages'
import { profileSkillsDataSchema } from '../../contract/responses/skills'

const skillPageSize = 10

interface SkillPageArgs {
  profileId: number
  page: number
}

export const profileSkillsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProfileSkills: build.query<SkillFeed, SkillPageArgs>({
      ...mergedPagesEndpoint<SkillPageArgs, ProfileSkillsData, SkillFeed>({
        request: ({ profileId, page }) => ({
          url: `/profile-skills/profile/${profileId}`,
          params: { page, limit: skillPageSize },
        }),
        toList: ({ profile_skills: groups, pagination }, page) => {
          const count = groups.reduce((sum, { skills }) => sum + skills.length, 0)
          return {
            groups: mergeSkillGroups([], groups),
            pagination: completePagination(pagination, page, count),
          }
        },
        merge: mergeSkillPages,
      }),
      extraOptions: { dataSchema: profileSkillsDataSchema },
      providesTags: [listTag('ProfileSkill')],
    }),
  }),
})
