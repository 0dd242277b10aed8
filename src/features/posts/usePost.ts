import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { isNotFound, messageOf } from '../../api/apiError'
import type { Post, PostDetail } from '../../contract/posts'
import { isSlug } from '../../lib/paths'
import { postsApi } from './postsApi'
import { postsSlice } from './postsSlice'

/**
 * The state of a post's page. While it is loading, `post` may come from the cached list, without
 * its text. `missing`: the post does not exist.
 */
export type PostState =
  | { status: 'loading'; post: Post | undefined }
  | { status: 'missing' }
  | { status: 'loaded'; post: PostDetail }
  | { status: 'failed'; message: string; retry: () => void }

const selectList = postsApi.endpoints.listPosts.select
const selectAll = selectList({ page: 1 })
type State = Parameters<typeof selectAll>[0] &
  Parameters<typeof postsSlice.selectors.selectPostTag>[0]

/** The post in the cached list of all posts, or of the selected tag. */
function findListed(state: State, slug: string | undefined): Post | undefined {
  const ofTag = selectList({ tag: postsSlice.selectors.selectPostTag(state), page: 1 })
  const lists = [selectAll(state), ofTag(state)]
  return lists.flatMap(({ data }) => data?.posts ?? []).find((post) => post.slug === slug)
}

export function usePost(slug: string | undefined): PostState {
  const query = postsApi.useGetPostBySlugQuery(isSlug(slug) ? slug : skipToken)
  const { currentData: post, error, isFetching } = query
  const listedPost = useSelector((state: State) => findListed(state, slug))
  if (!isSlug(slug)) return { status: 'missing' }
  if (post) return { status: 'loaded', post }
  if (!error || isFetching) return { status: 'loading', post: listedPost }
  if (isNotFound(error)) return { status: 'missing' }
  const message = messageOf(error, 'Gagal memuat artikel. Silakan coba lagi nanti.')
  return { status: 'failed', message, retry: () => void query.refetch() }
}
