import type { PostDetail } from '../src/contract/posts'
import { buildPostDetail } from './fixtures'

/** The posts of the build in tests. */
export const staticPosts: PostDetail[] = [
  ['React', 'Arsitektur'],
  ['React', 'TypeScript'],
  ['Basis Data', 'Arsitektur'],
  ['Aksesibilitas', 'Desain'],
].map((tags, index) =>
  buildPostDetail({ id: index + 1, tags, readTime: 5 + index, publishedAt: `2026-06-1${index}` }),
)
