import type { Insertable, Selectable } from 'kysely'
import { postDetailFields, type PostInput } from '../../src/contract/posts'
import type { Flag } from '../../src/contract/primitives'
import { toColumns, writableNames } from '../database/columns'
import type { Database, Db } from '../database/schema'
import { readingMinutes } from '../markdown/readingMinutes'
import { entryOf } from './contentFields'
import type { ContentPost } from './contentPost'
import { normaliseDate, startOf } from '../dates'
import { slugOfTitle } from './slugs'
import { withoutEmpty } from './withoutEmpty'

type PostRow = Selectable<Database['posts']>

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

const emptyColumns: object = Object.fromEntries(
  writableNames(postDetailFields).map((name) => [name, null]),
)

/** The columns of a post that its owner has written; empty ones are null. */
export function postColumns({ slug, ...post }: ContentPost) {
  const content = normaliseMarkdown(post.content ?? '') || null
  const excerpt = post.excerpt ?? ''
  return {
    ...emptyColumns,
    ...toColumns(withoutEmpty(post)),
    slug: slug ?? undefined,
    excerpt,
    publishedAt: normaliseDate(post.publishedAt),
    tags: JSON.stringify(post.tags ?? []),
    featured: toFlag(post.featured),
    readTime: post.readTime ?? readingMinutes(content ?? excerpt),
    draft: toFlag(post.draft),
    content,
  }
}

/** The rows of posts. A new post was last changed when it was published. */
export function postRows(
  posts: readonly ContentPost[],
  ids: readonly number[],
): Insertable<Database['posts']>[] {
  return posts.map((post, index) => ({
    ...postColumns(post),
    id: ids[index] ?? 0,
    slug: slugOfPost(post, index + 1),
    updated_at: startOf(post.publishedAt).toISOString(),
  }))
}

/** A row as its owner would write it: without empty fields and what is computed. */
export function postOfRow(row: PostRow) {
  const { excerpt, tags, readTime, ...post } = entryOf(postDetailFields, row)
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

/** Reads the posts of the database, the newest first. */
export async function exportPosts(db: Db): Promise<ContentPost[]> {
  const rows = await db
    .selectFrom('posts')
    .selectAll()
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(postOfRow)
}

function toFlag(value: boolean | null | undefined): Flag {
  return value ? 1 : 0
}
