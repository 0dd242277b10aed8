import file from '../../../content/posts.json'

export interface BlogPost {
  id: number
  title: string
  excerpt: string
  /** Empty: posts have no page of their own yet. */
  content: string
  /** ISO 8601 date. */
  publishedAt: string
  tags: readonly string[]
  slug: string
  featured?: boolean
  /** Minutes. */
  readTime: number
  author?: { name: string; avatar?: string | null } | null
}

/** The posts in display order. The build replaces them by the owner's. */
export const posts: readonly BlogPost[] = file
