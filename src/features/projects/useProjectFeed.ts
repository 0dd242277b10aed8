import { useSelector } from 'react-redux'
import { isAborted } from '../../api/apiError'
import { useApiDispatch } from '../../api/useApiDispatch'
import type { Project } from '../../contract/projects'
import type { RowList } from '../../lib/rowList'
import { profileProjectsApi } from './profileProjectsApi'
import { allProjects, projectsSlice } from './projectsSlice'
import { useFeedAddress } from './useFeedAddress'

const { listProfileProjects } = profileProjectsApi.endpoints
const none: RowList<Project> = []

/**
 * The projects of the selected category, as far as the visitor has scrolled. Everything
 * follows from the one cache entry of that category, so that coming back to the page finds
 * it as it was left.
 */
export function useProjectFeed(profileId: number) {
  const dispatch = useApiDispatch()
  const selected = useSelector(projectsSlice.selectors.selectProjectCategory)
  const filterBy = (category: string) => ({
    profileId,
    category: category === allProjects ? undefined : category,
  })
  const filter = filterBy(selected)
  const feed = profileProjectsApi.useListProfileProjectsQuery({ ...filter, page: 1 })
  // While another category is on its way, `data` still holds the last one's list.
  const { currentData: data, isFetching } = feed
  const error = isFetching || isAborted(feed.error) ? undefined : feed.error
  const askedPage = feed.originalArgs?.page ?? 1
  const lastPage = data?.pagination.currentPage ?? 0
  const hasMore = lastPage < (data?.pagination.totalPages ?? 0)

  const load = (args: typeof filter, page: number, forceRefetch = false) =>
    void dispatch(
      listProfileProjects.initiate({ ...args, page }, { subscribe: false, forceRefetch }),
    )

  const loadMore = () => {
    if (hasMore && !isFetching && !error) load(filter, lastPage + 1)
  }
  useFeedAddress({ isNamed: selected === allProjects, lastPage, hasMore, loadMore })

  return {
    selected,
    /** Nothing while page 1 is on its way: the list begins anew. */
    projects: data && !(isFetching && askedPage === 1) ? data.projects : none,
    isLoading: isFetching,
    error,
    hasMore,
    lastPage,
    loadMore,
    /** Asks once more for the page that failed. */
    retry: () => (hasMore ? load(filter, lastPage + 1) : load(filter, 1, true)),
    /** Shows another category, from its first page on. */
    select: (category: string) => {
      dispatch(projectsSlice.actions.categoryChosen(category))
      load(filterBy(category), 1, true)
    },
  }
}
