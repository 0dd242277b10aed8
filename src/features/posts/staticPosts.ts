import file from '../../../content/posts.json'
import type { Post } from '../../contract/posts'

/** The posts of the build, for a back end without posts. The build replaces them by the owner's. */
export const staticPosts: Post[] = file.map((post, index) => ({
  id: index + 1,
  ...post,
  featured: post.featured ?? false,
  hasContent: false,
  draft: false,
  updated_at: post.publishedAt,
}))
