import { useCallback, useEffect, useMemo } from 'react'
import { useApiDispatch } from '../../api/useApiDispatch'
import type { ProfileSkillGroup, ProfileSkillsData } from '../../contract/skills'
import { firstPageSize, skillsApi } from './skillsApi'

const { listSkills } = skillsApi.endpoints

/** What a visitor sees of the loaded skills: active ones, in categories that have some. */
function visibleGroups(data: ProfileSkillsData | undefined): ProfileSkillGroup[] {
  return (data?.profile_skills ?? [])
    .map((group) => ({ ...group, skills: group.skills.filter((skill) => skill.is_active === 1) }))
    .filter(({ skills }) => skills.length > 0)
}

/** Whether there are pages after the one loaded last. */
function hasMore(data: ProfileSkillsData | undefined): boolean {
  if (!data) return false
  const { currentPage, totalPages, totalData } = data.pagination
  return totalData > firstPageSize && totalPages > 1 && currentPage < totalPages
}

/**
 * A profile's skills: the first page, then the following ones one after another.
 * `restart` forgets everything and begins again at page 1.
 */
export function useSkills(profileId: number) {
  const dispatch = useApiDispatch()
  const { data, error, isFetching, isSuccess, originalArgs } = skillsApi.useListSkillsQuery({
    profileId,
    page: 1,
  })
  const load = useCallback(
    (page: number, forceRefetch = false) => {
      void dispatch(listSkills.initiate({ profileId, page }, { subscribe: false, forceRefetch }))
    },
    [dispatch, profileId],
  )
  // Page 1 on its way means that whatever is still in the cache is being replaced.
  const isRestarting = isFetching && (originalArgs?.page ?? 1) === 1
  const more = hasMore(data)
  const nextPage = (data?.pagination.currentPage ?? 0) + 1

  useEffect(() => {
    if (isSuccess && !isFetching && more) load(nextPage)
  }, [isSuccess, isFetching, more, nextPage, load])

  return {
    groups: useMemo(() => visibleGroups(data), [data]),
    pagination: data?.pagination,
    isLoading: isRestarting,
    /** Every page has been loaded. */
    isComplete: data !== undefined && !more,
    isLoadingMore: more && !error && !isRestarting,
    error: isFetching ? undefined : error,
    restart: useCallback(() => load(1, true), [load]),
  }
}
