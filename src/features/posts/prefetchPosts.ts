import { prefetchOptions, prefetchPages, type QueryThunk } from '../../api/prefetchQueries'
import { isCompleteFeed } from './isCompleteFeed'
import { postsApi } from './postsApi'
import { allTags } from './postsSlice'

const { listPosts } = postsApi.endpoints

/** Loads the first pages of all posts or, if a tag is selected, what its list consists of. */
export function prefetchPosts(tag: string, lastPage: number): QueryThunk {
  return async (dispatch) => {
    if (tag === allTags) {
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
