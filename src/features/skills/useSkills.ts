import { useEffect } from 'react'
import { useApiDispatch } from '../../api/api'
import { useMergedPages } from '../../api/useMergedPages'
import { activeSkills, type SkillFeed } from './mergeSkillPages'
import { profileSkillsApi } from './profileSkillsApi'

const { listProfileSkills } = profileSkillsApi.endpoints

/**
 * Loads all pages of a profile's skills, one after another.
 * `restart` discards the loaded pages and loads page 1 again.
 */
export function useSkills(profileId: number) {
  const dispatch = useApiDispatch()
  const { list, isLoading, error, hasMore, loadMore, restart } = useMergedPages<SkillFeed>({
    query: profileSkillsApi.useListProfileSkillsQuery({ profileId, page: 1 }),
    load: (page, forceRefetch = false) =>
      void dispatch(
        listProfileSkills.initiate({ profileId, page }, { subscribe: false, forceRefetch }),
      ),
  })
  useEffect(loadMore)

  return {
    groups: (list?.groups ?? []).filter((group) => activeSkills(group).length > 0),
    pagination: list?.pagination,
    isLoading: isLoading && !list,
    isComplete: list !== undefined && !hasMore,
    isLoadingMore: hasMore && !error,
    error,
    restart,
  }
}
