import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { entryState, type EntryState } from '../../api/entryState'
import type { Post, PostDetail } from '../../contract/posts'
import { useTexts } from '../../language/TextsContext'
import { isSlug } from '../../lib/urls/paths'
import { postsApi } from './postsApi'
import { postsSlice } from './postsSlice'

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

/** While the post is loading, it may come from a list, without its text. */
export function usePost(slug: string | undefined) {
  const { errors, post: texts } = useTexts()
  const query = postsApi.useGetPostBySlugQuery(isSlug(slug) ? slug : skipToken)
  const listed = useSelector((state: State) => findListed(state, slug))
  const state: EntryState<PostDetail, Post> = isSlug(slug)
    ? entryState(query, errors, texts.failedText, listed)
    : { status: 'missing' }
  return { state, retry: () => void query.refetch() }
}
