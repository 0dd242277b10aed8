import { useSelector } from 'react-redux'
import { useApiDispatch } from '../../api/api'
import { useMergedPages } from '../../api/useMergedPages'
import type { Project } from '../../contract/projects'
import { allEntries, filterQuery, readFilter, useFilterFromUrl } from '../../lib/urls/filterInUrl'
import { profileProjectsApi, type ProjectFeed } from './profileProjectsApi'
import { projectsSlice } from './projectsSlice'

const { listProfileProjects } = profileProjectsApi.endpoints
const noProjects: readonly Project[] = []

/** The arguments of a category's list, without the page. */
export function categoryFilter(profileId: number, category: string) {
  return { profileId, category: category === allEntries ? undefined : category }
}

export function useProjectFeed(profileId: number) {
  const dispatch = useApiDispatch()
  const selected = useSelector(projectsSlice.selectors.selectProjectCategory)
  useFilterFromUrl((search) => {
    const category = readFilter(search, 'category')
    if (category !== selected) dispatch(projectsSlice.actions.categorySelected(category))
  })
  const filter = categoryFilter(profileId, selected)
  const load = (args: typeof filter, page: number, forceRefetch = false) =>
    void dispatch(
      listProfileProjects.initiate({ ...args, page }, { subscribe: false, forceRefetch }),
    )
  const { list, ...pages } = useMergedPages<ProjectFeed>({
    query: profileProjectsApi.useListProfileProjectsQuery({ ...filter, page: 1 }),
    load: (page, forceRefetch) => load(filter, page, forceRefetch),
    filter: filterQuery('category', selected),
  })

  return {
    ...pages,
    selected,
    /** Empty while page 1 is loading. */
    projects: list?.projects ?? noProjects,
    /** Selects a category and loads its first page. */
    select: (category: string) => {
      if (category === selected) return
      dispatch(projectsSlice.actions.categorySelected(category))
      load(categoryFilter(profileId, category), 1, true)
    },
  }
}
