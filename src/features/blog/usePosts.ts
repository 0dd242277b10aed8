import { useDispatch, useSelector } from 'react-redux'
import { allTags, blogSlice } from './blogSlice'
import { posts } from './posts'

/** Every tag that a post has, in the order in which they first appear. */
const tags = [...new Set(posts.flatMap((post) => post.tags))]

/** The posts of the selected tag, and the tags there are. */
export function usePosts() {
  const dispatch = useDispatch()
  const selected = useSelector(blogSlice.selectors.selectBlogTag)
  return {
    tags,
    selected,
    posts: selected === allTags ? posts : posts.filter((post) => post.tags.includes(selected)),
    select: (tag: string) => {
      dispatch(blogSlice.actions.tagChosen(tag))
    },
  }
}
