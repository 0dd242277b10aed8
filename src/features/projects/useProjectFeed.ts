import { useSelector } from 'react-redux'
import { isAborted } from '../../api/apiError'
import { useApiDispatch } from '../../api/useApiDispatch'
import type { Project } from '../../contract/projects'
import { profileProjectsApi } from './profileProjectsApi'
import { allProjects, projectsSlice } from './projectsSlice'
import { usePageInUrl } from './usePageInUrl'

const { listProfileProjects } = profileProjectsApi.endpoints
const noProjects: readonly Project[] = []

/**
 * The loaded projects of the selected category. The state is derived from the category's cache
 * entry only, so that the list is unchanged when the visitor returns to the page.
 */
export function useProjectFeed(profileId: number) {
  const dispatch = useApiDispatch()
  const selected = useSelector(projectsSlice.selectors.selectProjectCategory)
  const filterBy = (category: string) => ({
    profileId,
    category: category === allProjects ? undefined : category,
  })
  const filter = filterBy(selected)
  const query = profileProjectsApi.useListProfileProjectsQuery({ ...filter, page: 1 })
  // Unlike `currentData`, `data` is the previous category's list while another one is loading.
  const { currentData: data, isFetching } = query
  const error = isFetching || isAborted(query.error) ? undefined : query.error
  const isRestarting = isFetching && (query.originalArgs?.page ?? 1) === 1
  const lastPage = data?.pagination.currentPage ?? 0
  const hasMore = lastPage < (data?.pagination.totalPages ?? 0)

  const load = (args: typeof filter, page: number, forceRefetch = false) =>
    void dispatch(
      listProfileProjects.initiate({ ...args, page }, { subscribe: false, forceRefetch }),
    )

  const loadMore = () => {
    if (hasMore && !isFetching && !error) load(filter, lastPage + 1)
  }
  usePageInUrl({ isEnabled: selected === allProjects, lastPage, hasMore, loadMore })

  return {
    selected,
    /** Empty while page 1 is loading. */
    projects: data && !isRestarting ? data.projects : noProjects,
    isLoading: isFetching,
    error,
    hasMore,
    lastPage,
    loadMore,
    /** Requests the page that failed again. */
    retry: () => (hasMore ? load(filter, lastPage + 1) : load(filter, 1, true)),
    /** Selects a category and loads its first page. */
    select: (category: string) => {
      dispatch(projectsSlice.actions.categorySelected(category))
      load(filterBy(category), 1, true)
    },
  }
}
