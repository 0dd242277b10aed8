import { useDispatch, useSelector } from 'react-redux'
import { allTags, blogSlice } from './blogSlice'
import { posts } from './posts'

/** The tags of all posts, in order of first appearance. */
const tags = [...new Set(posts.flatMap((post) => post.tags))]

/** The posts of the selected tag, and all tags. */
export function usePosts() {
  const dispatch = useDispatch()
  const selected = useSelector(blogSlice.selectors.selectBlogTag)
  return {
    tags,
    selected,
    posts: selected === allTags ? posts : posts.filter((post) => post.tags.includes(selected)),
    select: (tag: string) => {
      dispatch(blogSlice.actions.tagSelected(tag))
    },
  }
}
