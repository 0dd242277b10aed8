import { api } from '../../api/api'
import { completePagination } from '../../api/completePagination'
import type { ProfileSkillsData } from '../../contract/skills'
import { mergeSkillPages } from './mergeSkillPages'

const pageSize = 10

interface SkillPageArgs {
  profileId: number
  page: number
}

export const skillsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A profile's skills. All pages gather in one cache entry; asking for page 1 takes what
     * is there, asking for another page than the last one fetches and merges it.
     */
    listSkills: build.query<ProfileSkillsData, SkillPageArgs>({
      query: ({ profileId, page }) => ({
        url: `/profile-skills/profile/${profileId}`,
        params: { page, limit: pageSize },
      }),
      extraOptions: { expects: 'profile_skills' },
      transformResponse: ({ profile_skills, pagination }: ProfileSkillsData, _meta, { page }) => ({
        profile_skills,
        pagination: completePagination(
          pagination,
          page,
          profile_skills.reduce((sum, { skills }) => sum + skills.length, 0),
        ),
      }),
      serializeQueryArgs: ({ queryArgs: { profileId } }) => ({ profileId }),
      merge: (known, page) => mergeSkillPages(known, page),
      forceRefetch: ({ currentArg, previousArg }) =>
        (currentArg?.page ?? 1) > 1 && currentArg?.page !== previousArg?.page,
      providesTags: ['Skill'],
    }),
  }),
})

/** Everything is there with the first page when there is no more than this. */
export const firstPageSize = pageSize
