import { sql, type Selectable } from 'kysely'
import { postFields, type Post, type PostTag } from '../../../src/contract/posts'
import { localDay, startOf } from '../../dates'
import { fromColumns, writableNames } from '../../database/columns'
import { readPage, type IdQuery, type Page, type PageRequest } from '../../database/readPage'
import type { Database, Db } from '../../database/schema'
import type { Reader } from '../visibility'

/** Who reads posts. */
export interface PostReader extends Reader {
  /** Whether this reader sees drafts and posts with a date in the future; the owner always does. */
  seesDrafts?: boolean
}

/** The columns of a post in lists. */
export const listColumns = ['id', 'updated_at', ...writableNames(postFields)] as const

export type ListRow = Pick<Selectable<Database['posts']>, (typeof listColumns)[number]> & {
  hasContent: unknown
}

/** A date without a time is compared with the day in the time zone of the server. */
function isPublished(now: Date) {
  const date = sql.ref<string>('publishedAt')
  return sql<boolean>`${date} <= case when length(${date}) <= 10
    then ${localDay(now)} else ${now.toISOString()} end`
}

/** The posts that a reader sees, the newest first. */
export function visiblePosts(db: Db, { isOwner, seesDrafts = false }: PostReader) {
  return db
    .selectFrom('posts')
    .$if(!isOwner && !seesDrafts, (query) =>
      query.where('draft', '=', 0).where(isPublished(new Date())),
    )
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
}

interface PostPage extends Page<Post> {
  /** The tags of all visible posts, whatever the filter. */
  tags: PostTag[]
}

/** One page of the posts, or of those with a tag, without their texts. */
export async function listPosts(
  db: Db,
  page: PageRequest,
  reader: PostReader,
  tag?: string,
): Promise<PostPage> {
  const all = await readTags(db, reader)
  // The databases have no common way to search in JSON.
  const tagged = all.filter(({ tags }) => tag !== undefined && tags.includes(tag))
  const list = await readPage(db, page, (snapshot) => ({
    ids: visiblePosts(snapshot, reader)
      .select('id')
      // PostgreSQL does not accept an empty list.
      .$if(tag !== undefined, (query) =>
        query.where('id', 'in', [-1, ...tagged.map(({ id }) => id)]),
      ),
    rowsOf: (ids) => readPosts(snapshot, ids, reader),
  }))
  return { ...list, tags: countTags(all) }
}

/** The ids and tags of all posts, the newest first. */
async function readTags(db: Db, reader: PostReader): Promise<{ id: number; tags: string[] }[]> {
  const rows = await visiblePosts(db, reader).select(['id', 'tags']).execute()
  return rows.map((row) => fromColumns(postFields, row))
}

function countTags(posts: readonly { tags: string[] }[]): PostTag[] {
  const totals = new Map<string, number>()
  for (const name of posts.flatMap(({ tags }) => [...new Set(tags)])) {
    totals.set(name, (totals.get(name) ?? 0) + 1)
  }
  return [...totals].map(([name, total]) => ({ name, total }))
}

/** The posts with these ids, the newest first. */
export async function readPosts(
  db: Db,
  ids: IdQuery<'posts'> | number[],
  reader: PostReader,
): Promise<Post[]> {
  const rows = await db
    .selectFrom('posts')
    .select(listColumns)
    .select((row) => row('content', 'is not', null).as('hasContent'))
    .where('id', 'in', ids)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => toPost(row, reader))
}

/** Converts a row into a post as this reader sees it. */
export function toPost(row: ListRow, { isOwner }: PostReader): Post {
  const isInFuture = startOf(row.publishedAt) > new Date()
  return {
    ...fromColumns(postFields, row),
    featured: row.featured === 1,
    hasContent: Boolean(row.hasContent),
    // Of a reader who cannot write, a date in the future needs the same mark as a draft.
    draft: row.draft === 1 || (!isOwner && isInFuture),
  }
}

/** The time at which the next post appears; undefined when none is planned. */
export async function findNextPublication(db: Db): Promise<Date | undefined> {
  const now = new Date()
  const planned = await db
    .selectFrom('posts')
    .select('publishedAt')
    .where('draft', '=', 0)
    .where((row) => row.not(isPublished(now)))
    .execute()
  return planned
    .map(({ publishedAt }) => startOf(publishedAt))
    .sort((one, other) => Number(one) - Number(other))[0]
}
