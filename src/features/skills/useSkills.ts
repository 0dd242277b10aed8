import { useCallback, useEffect } from 'react'
import { useApiDispatch } from '../../api/api'
import { activeSkills, type SkillFeed } from './mergeSkillPages'
import { profileSkillsApi, skillPageSize } from './profileSkillsApi'

const { listProfileSkills } = profileSkillsApi.endpoints

function hasMorePages(feed: SkillFeed | undefined): boolean {
  if (!feed) return false
  const { currentPage, totalPages, totalData } = feed.pagination
  return totalData > skillPageSize && totalPages > 1 && currentPage < totalPages
}

/**
 * Loads all pages of a profile's skills, one after another.
 * `restart` discards the loaded pages and loads page 1 again.
 */
export function useSkills(profileId: number) {
  const dispatch = useApiDispatch()
  const query = profileSkillsApi.useListProfileSkillsQuery({ profileId, page: 1 })
  const { data, isFetching, originalArgs } = query
  const error = isFetching ? undefined : query.error
  const load = useCallback(
    (page: number, forceRefetch = false) => {
      void dispatch(
        listProfileSkills.initiate({ profileId, page }, { subscribe: false, forceRefetch }),
      )
    },
    [dispatch, profileId],
  )
  // A request for page 1 replaces all cached pages.
  const isRestarting = isFetching && (originalArgs?.page ?? 1) === 1
  const hasMore = hasMorePages(data)
  const nextPage = (data?.pagination.currentPage ?? 0) + 1

  useEffect(() => {
    if (hasMore && !isFetching && !error) load(nextPage)
  }, [hasMore, isFetching, error, nextPage, load])

  return {
    /** The categories with active skills. */
    groups: (data?.groups ?? []).filter((group) => activeSkills(group).length > 0),
    pagination: data?.pagination,
    isLoading: isRestarting,
    isComplete: data !== undefined && !hasMore,
    isLoadingMore: hasMore && !error && !isRestarting,
    error,
    restart: useCallback(() => load(1, true), [load]),
  }
}
