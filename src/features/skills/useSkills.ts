import { useCallback, useEffect } from 'react'
import { isAborted } from '../../api/apiError'
import { useApiDispatch } from '../../api/useApiDispatch'
import { activeSkills } from './activeSkills'
import type { SkillFeed, SkillGroup } from './mergeSkillPages'
import { profileSkillsApi, skillPageSize } from './profileSkillsApi'

const { listProfileSkills } = profileSkillsApi.endpoints

/** The categories that have something to show. */
function visibleGroups(feed: SkillFeed | undefined): SkillGroup[] {
  return (feed?.groups ?? []).filter((group) => activeSkills(group).length > 0)
}

/** Whether there are pages after the one loaded last. */
function hasMore(feed: SkillFeed | undefined): boolean {
  if (!feed) return false
  const { currentPage, totalPages, totalData } = feed.pagination
  return totalData > skillPageSize && totalPages > 1 && currentPage < totalPages
}

/**
 * A profile's skills: the first page, then the following ones one after another.
 * `restart` forgets everything and begins again at page 1.
 */
export function useSkills(profileId: number) {
  const dispatch = useApiDispatch()
  const query = profileSkillsApi.useListProfileSkillsQuery({ profileId, page: 1 })
  const { data, isFetching, originalArgs } = query
  const error = isFetching || isAborted(query.error) ? undefined : query.error
  const load = useCallback(
    (page: number, forceRefetch = false) => {
      void dispatch(
        listProfileSkills.initiate({ profileId, page }, { subscribe: false, forceRefetch }),
      )
    },
    [dispatch, profileId],
  )
  // Page 1 on its way means that whatever is still in the cache is being replaced.
  const isRestarting = isFetching && (originalArgs?.page ?? 1) === 1
  const more = hasMore(data)
  const nextPage = (data?.pagination.currentPage ?? 0) + 1

  useEffect(() => {
    if (more && !isFetching && !error) load(nextPage)
  }, [more, isFetching, error, nextPage, load])

  return {
    groups: visibleGroups(data),
    pagination: data?.pagination,
    isLoading: isRestarting,
    /** Every page has been loaded. */
    isComplete: data !== undefined && !more,
    isLoadingMore: more && !error && !isRestarting,
    error,
    restart: useCallback(() => load(1, true), [load]),
  }
}
