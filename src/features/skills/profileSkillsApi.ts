import { api } from '../../api/api'
import { completePagination, isMissingPage, unwrapDraft } from '../../api/mergedPages'
import { listTag } from '../../api/tags'
import type { ProfileSkillsData } from '../../contract/skills'
import { mergeSkillGroups, mergeSkillPages, type SkillFeed } from './mergeSkillPages'
import { profileSkillsDataSchema } from '../../contract/responses/skills'

export const skillPageSize = 10

interface SkillPageArgs {
  profileId: number
  page: number
}

export const profileSkillsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The skills of a profile. All pages are merged into one cache entry. A page that is not
     * loaded yet is fetched and merged; a forced refetch, for example after a mutation, starts
     * again with page 1.
     */
    listProfileSkills: build.query<SkillFeed, SkillPageArgs>({
      queryFn: async ({ profileId, page }, { forced }, _options, fetchWithBaseQuery) => {
        const requestedPage = forced ? 1 : page
        const { data, error } = await fetchWithBaseQuery({
          url: `/profile-skills/profile/${profileId}`,
          params: { page: requestedPage, limit: skillPageSize },
        })
        if (error) return { error }
        const { profile_skills: groups, pagination } = data as ProfileSkillsData
        const count = groups.reduce((sum, { skills }) => sum + skills.length, 0)
        return {
          data: {
            groups: mergeSkillGroups([], groups),
            pagination: completePagination(pagination, requestedPage, count),
          },
        }
      },
      extraOptions: { dataSchema: profileSkillsDataSchema },
      serializeQueryArgs: ({ queryArgs: { profileId } }) => ({ profileId }),
      merge: (loaded, page) => mergeSkillPages(unwrapDraft(loaded), page),
      forceRefetch: ({ currentArg, endpointState }) =>
        isMissingPage(currentArg, endpointState?.data as SkillFeed | undefined),
      providesTags: [listTag('ProfileSkill')],
    }),
  }),
})
