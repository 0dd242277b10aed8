import { api } from '../../api/api'
import { completePagination } from '../../api/completePagination'
import { isMissingPage, unwrapDraft } from '../../api/mergedEntry'
import { listTag } from '../../api/tags'
import type { ProfileSkillsData } from '../../contract/skills'
import { mergeSkillPages, startSkillFeed, type SkillFeed } from './mergeSkillPages'
import { profileSkillsDataShape } from './skillShape'

/** Skills of a page. Everything is there with the first page when there are no more than this. */
export const skillPageSize = 10

interface SkillPageArgs {
  profileId: number
  page: number
}

export const profileSkillsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A profile's skills. All pages gather in one cache entry; asking for a page that is not
     * there yet fetches and merges it. Whatever forces the entry, such as a write, starts it
     * over with page 1.
     */
    listProfileSkills: build.query<SkillFeed, SkillPageArgs>({
      queryFn: async (args, { forced }, _options, request) => {
        const page = forced ? 1 : args.page
        const { data, error } = await request({
          url: `/profile-skills/profile/${args.profileId}`,
          params: { page, limit: skillPageSize },
        })
        if (error) return { error }
        const { profile_skills: groups, pagination } = data as ProfileSkillsData
        const count = groups.reduce((sum, { skills }) => sum + skills.length, 0)
        return { data: startSkillFeed(groups, completePagination(pagination, page, count)) }
      },
      extraOptions: { shape: profileSkillsDataShape },
      serializeQueryArgs: ({ queryArgs: { profileId } }) => ({ profileId }),
      merge: (known, page) => mergeSkillPages(unwrapDraft(known), page),
      forceRefetch: ({ currentArg, endpointState }) =>
        isMissingPage(currentArg, endpointState?.data as SkillFeed | undefined),
      providesTags: [listTag('ProfileSkill')],
    }),
  }),
})
