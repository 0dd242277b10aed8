import { postDetailFields, type PostInput } from '../../src/contract/posts'
import type { Flag } from '../../src/contract/schema/values'
import { toColumns, writableNames, withoutEmpty } from './columns'
import type { Database } from '../database/schema'
import { readingMinutes } from '../markdown/readingMinutes'
import { toContentEntry } from './contentFields'
import { normaliseDate, startOf } from '../dates'
import { slugOf } from './slugs'

type PostRow = Database['posts']

type Post = Omit<PostInput, 'publishedAt' | 'excerpt'> & {
  publishedAt: string
  excerpt?: string | null
}

/** The slug of a post; `number` identifies one whose title has no Latin letters. */
export function slugOfPost({ slug, title }: Pick<PostInput, 'slug' | 'title'>, number: number) {
  return slugOf({ slug, title }) || `artikel-${number}`
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

const names = writableNames(postDetailFields)
const emptyColumns = Object.fromEntries(names.map((name) => [name, null])) as Record<
  (typeof names)[number],
  null
>

/** The columns of a post that its owner has written; empty ones are null. */
export function postColumns({ slug, id, ...post }: Post & { id?: unknown }) {
  const content = normaliseMarkdown(post.content ?? '') || null
  const excerpt = post.excerpt ?? ''
  return {
    ...emptyColumns,
    ...toColumns(withoutEmpty(post)),
    slug: slug ?? undefined,
    excerpt,
    publishedAt: normaliseDate(post.publishedAt),
    tags: JSON.stringify([...new Set(post.tags)]),
    featured: toFlag(post.featured),
    readTime: post.readTime ?? readingMinutes(content ?? excerpt),
    draft: toFlag(post.draft),
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
  const { excerpt, tags, readTime, ...post } = toContentEntry(postDetailFields, row)
  const isComputed = row.readTime === readingMinutes(row.content ?? row.excerpt)
  return withoutEmpty({
    ...post,
    publishedAt: row.publishedAt,
    excerpt,
    tags: tags && tags.length > 0 ? tags : null,
    featured: row.featured === 1 || null,
    readTime: isComputed ? null : readTime,
    draft: row.draft === 1 || null,
  })
}

function toFlag(value: boolean | null | undefined): Flag {
  return value ? 1 : 0
}
