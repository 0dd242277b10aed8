import { useSelector } from 'react-redux'
import { prefetchPages } from '../../api/mergedPages'
import { prefetchOptions, type QueryThunk } from '../../api/prefetchQueries'
import { useApiDispatch } from '../../api/api'
import { useMergedPages } from '../../api/useMergedPages'
import type { Post, PostTag } from '../../contract/posts'
import { allEntries, filterQuery, readFilter, useFilterFromUrl } from '../../lib/urls/filterInUrl'
import { type PostFeed, postsApi } from './postsApi'
import { postsSlice } from './postsSlice'

export function isCompleteFeed({ pagination: { currentPage, totalPages } }: PostFeed): boolean {
  return currentPage >= totalPages
}

const { listPosts } = postsApi.endpoints

/** Loads the first pages of all posts or, if a tag is selected, what its list consists of. */
export function prefetchPosts(tag: string, lastPage: number): QueryThunk {
  return async (dispatch) => {
    if (tag === allEntries) {
      await dispatch(
        prefetchPages((page) => listPosts.initiate({ page }, prefetchOptions), lastPage),
      )
      return
    }
    const { data } = await dispatch(listPosts.initiate({ page: 1 }, prefetchOptions))
    if (data && !isCompleteFeed(data)) {
      await dispatch(listPosts.initiate({ tag, page: 1 }, prefetchOptions))
    }
  }
}

const noPosts: readonly Post[] = []

/** Counts the posts of each tag, in order of first appearance. */
function countTags(posts: readonly Post[]): readonly PostTag[] {
  const names = new Set(posts.flatMap(({ tags }) => tags ?? []))
  return [...names].map((name) => ({
    name,
    total: posts.filter(({ tags }) => tags?.includes(name)).length,
  }))
}

/**
 * The loaded posts of the selected tag. They are requested by tag only if the list of all posts is
 * not complete: most blogs have one page.
 */
export function usePostFeed() {
  const dispatch = useApiDispatch()
  const selected = useSelector(postsSlice.selectors.selectPostTag)
  const select = (tag: string) => {
    if (tag !== selected) dispatch(postsSlice.actions.tagSelected(tag))
  }
  useFilterFromUrl((search) => select(readFilter(search, 'tag')))
  const { data: all } = postsApi.useListPostsQuery({ page: 1 })
  const isFilteredByApi = selected !== allEntries && all && !isCompleteFeed(all)
  const tag = isFilteredByApi ? selected : undefined
  const { list, ...pages } = useMergedPages<PostFeed>({
    query: postsApi.useListPostsQuery({ tag, page: 1 }),
    load: (page, forceRefetch = false) =>
      void dispatch(
        postsApi.endpoints.listPosts.initiate({ tag, page }, { subscribe: false, forceRefetch }),
      ),
    filter: filterQuery('tag', selected),
  })
  const posts = list?.posts ?? noPosts

  return {
    ...pages,
    tags: all?.tags ?? countTags(all?.posts ?? noPosts),
    total: all?.pagination.totalData ?? 0,
    selected,
    select,
    /** Empty while page 1 is loading. */
    posts: selected === allEntries ? posts : posts.filter(({ tags }) => tags?.includes(selected)),
  }
}
