import type { PostInput } from '../src/contract/posts'
import type { Flag } from '../src/contract/primitives'
import { fromJson, toJson } from './database/jsonColumns'
import type { Database } from './database/schema'
import { readingMinutes } from './markdown/readingMinutes'
import { normaliseDate, startOf } from './dates'
import { slugOfTitle } from './slugs'
import { withoutEmpty } from './withoutEmpty'

type PostRow = Database['posts']

/** A post of the API or of the content file. */
type Post = Omit<PostInput, 'publishedAt' | 'excerpt'> & {
  publishedAt: string
  excerpt?: string | null
}

/** The slug of a post; `number` identifies one whose title has no Latin letters. */
export function slugOfPost({ slug, title }: Pick<PostInput, 'slug' | 'title'>, number: number) {
  return slug ?? (slugOfTitle(title) || `artikel-${number}`)
}

/**
 * Markdown as it is stored and exported: with line feeds, without blank lines around the text and
 * without NUL characters, which CommonMark replaces and PostgreSQL refuses.
 */
export function normaliseMarkdown(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
}

/** The columns of a post that its owner has written. */
export function postColumns(post: Post) {
  const content = normaliseMarkdown(post.content ?? '') || null
  const excerpt = post.excerpt ?? ''
  return {
    title: post.title,
    excerpt,
    publishedAt: normaliseDate(post.publishedAt),
    tags: JSON.stringify(post.tags ?? []),
    featured: flag(post.featured),
    readTime: post.readTime ?? readingMinutes(content ?? excerpt),
    author: toJson(post.author && withoutEmpty(post.author)) ?? null,
    language: post.language || null,
    cover_url: post.cover_url || null,
    cover_alt: post.cover_alt || null,
    cloth: toJson(post.cloth && withoutEmpty(post.cloth)) ?? null,
    draft: flag(post.draft),
    content,
  }
}

/** The rows of posts. A new post was last changed when it was published. */
export function postRows(posts: readonly Post[], ids: readonly number[]): PostRow[] {
  return posts.map((post, index) => ({
    ...postColumns(post),
    id: ids[index] ?? 0,
    slug: slugOfPost(post, index + 1),
    updated_at: startOf(post.publishedAt).toISOString(),
  }))
}

/** A row as its owner would write it: without empty fields and what is computed. */
export function postOfRow(row: PostRow) {
  const { id, updated_at, tags, featured, draft, readTime, author, cloth, ...texts } = row
  const tagList = fromJson(tags) ?? []
  const { title, slug, excerpt, publishedAt, content, ...rest } = texts
  const isComputed = readTime === readingMinutes(content ?? excerpt)
  return withoutEmpty({
    title,
    slug,
    excerpt,
    publishedAt,
    tags: tagList.length > 0 ? tagList : null,
    ...(featured === 1 && { featured: true }),
    readTime: isComputed ? null : readTime,
    author: fromJson(author),
    ...rest,
    cloth: fromJson(cloth),
    ...(draft === 1 && { draft: true }),
    content,
  })
}

function flag(value: boolean | null | undefined): Flag {
  return value ? 1 : 0
}
