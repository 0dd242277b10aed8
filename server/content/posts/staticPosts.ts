import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PostDetail } from '../../../src/contract/posts'
import { startOf } from '../../dates'
import { parseMarkdown } from '../../markdown/parseMarkdown'
import { readingMinutes } from '../../markdown/readingMinutes'
import { normaliseMarkdown } from '../../rows/postRow'
import { readPostFiles } from './postFiles'

export function findContentFile(root: string): string {
  const own = path.join(root, 'content', 'own', 'content.yaml')
  return existsSync(own) ? own : path.join(root, 'content', 'sample.yaml')
}

/**
 * Reads the posts beside a content file that visitors see, as the API responds with them, the
 * newest first. A build contains them for a back end without posts.
 */
export function readStaticPosts(contentFile: string): { posts: PostDetail[]; mistakes: string[] } {
  const { posts, mistakes } = readPostFiles(contentFile)
  const shown = posts.flatMap(({ post: { content, translations, aliases, ...post } }) => {
    const text = normaliseMarkdown(content ?? '')
    const published = startOf(post.publishedAt)
    if (post.draft || !text || published > new Date()) return []
    return {
      ...post,
      excerpt: post.excerpt ?? '',
      slug: post.slug ?? '',
      tags: post.tags ?? [],
      featured: post.featured ?? false,
      readTime: post.readTime ?? readingMinutes(text),
      hasContent: true,
      draft: false,
      updated_at: published.toISOString(),
      content_tree: parseMarkdown(text),
    }
  })
  shown.sort((one, other) => other.updated_at.localeCompare(one.updated_at))
  return { posts: shown.map((post, index) => ({ ...post, id: index + 1 })), mistakes }
}
