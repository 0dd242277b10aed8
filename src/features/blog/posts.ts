import file from '../../../content/posts.json'

export interface BlogPost {
  id: number
  title: string
  excerpt: string
  /** Empty: a post is an announcement until there is a page to read it on. */
  content: string
  /** ISO 8601 date. */
  publishedAt: string
  tags: readonly string[]
  slug: string
  featured?: boolean
  /** Minutes. */
  readTime: number
  author: { name: string; avatar: string }
}

/** The posts, in the order in which the page shows them; the owner's own, where there are any. */
export const posts: readonly BlogPost[] = file
