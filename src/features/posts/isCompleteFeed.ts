import type { PostFeed } from './postsApi'

/** Whether all pages are loaded. */
export function isCompleteFeed({ pagination: { currentPage, totalPages } }: PostFeed): boolean {
  return currentPage >= totalPages
}
