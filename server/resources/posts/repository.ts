import { sql, type Selectable } from 'kysely'
import {
  postDetailFields,
  postFields,
  type Post,
  type PostDetail,
  type PostTag,
} from '../../../src/contract/posts'
import { localDay, startOf } from '../../dates'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
import type { Database, Db } from '../../database/schema'
import { exactFirst, whereIdOrSlug } from '../../database/entries/slugs'
import { readRichText } from '../../markdown/richTexts'
import { fromColumns, writableNames } from '../../rows/columns'
import type { Reader } from '../visibility'

const listColumns = ['id', 'updated_at', ...writableNames(postFields)] as const

const hasContent = sql<unknown>`content is not null`.as('hasContent')

type ListRow = Pick<Selectable<Database['posts']>, (typeof listColumns)[number]> & {
  hasContent: unknown
}

/** A date without a time is compared with the day in the time zone of the server. */
function isPublished(now: Date) {
  const date = sql.ref<string>('publishedAt')
  return sql<boolean>`${date} <= case when length(${date}) <= 10
    then ${localDay(now)} else ${now.toISOString()} end`
}

/** Whether visitors see a post. One without a text is a draft. */
export const isPublic = (now: Date) =>
  sql<boolean>`draft = 0 and content is not null and ${isPublished(now)}`

export interface PostReader extends Reader {
  /** The id of a post that is previewed: it is seen although its date has not come. */
  previewedPostId?: number
}

export function existsIn({ language, isMain }: NonNullable<Reader['onlyIn']>) {
  return sql<boolean>`(lower(language) = ${language} or lower(language) like ${`${language}-%`}
    or (coalesce(language, '') = '' and ${Number(isMain)} = 1)
    or translations like ${`%"${language}":{"%`})`
}

function visiblePosts(db: Db, reader: PostReader) {
  const { isOwner, seesDrafts = false, previewedPostId = 0, onlyIn } = reader
  return db
    .selectFrom('posts')
    .$if(onlyIn !== undefined, (query) => (onlyIn ? query.where(existsIn(onlyIn)) : query))
    .$if(!isOwner && !seesDrafts, (query) =>
      query.where((eb) => eb.or([isPublic(new Date()), eb('id', '=', previewedPostId)])),
    )
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
}

interface PostPage extends Page<Post> {
  tags: PostTag[]
}

export async function listPosts(
  db: Db,
  page: PageRequest,
  reader: PostReader,
  tag?: string,
): Promise<PostPage> {
  const sets = await readTagSets(db, reader)
  // The databases have no common way to search in JSON.
  const tagged = sets.filter(({ names }) => tag !== undefined && names.includes(tag))
  const { rows, total } = await readPage(db, page, (snapshot) =>
    visiblePosts(snapshot, reader)
      .select(listColumns)
      .select(hasContent)
      // PostgreSQL does not accept an empty list.
      .$if(tag !== undefined, (query) =>
        query.where('tags', 'in', ['', ...tagged.map(({ tags }) => tags)]),
      ),
  )
  return { rows: rows.map((row) => toPost(row, reader)), total, tags: countTags(sets) }
}

/** Tags that posts have together, as in their column, those of the newest post first. */
interface TagSet {
  tags: string
  names: string[]
  posts: number
}

async function readTagSets(db: Db, reader: PostReader): Promise<TagSet[]> {
  const rows = await visiblePosts(db, reader)
    .clearOrderBy()
    .select(['tags', ({ fn }) => fn.countAll().as('posts')])
    .groupBy('tags')
    .orderBy(({ fn }) => fn.max('publishedAt'), 'desc')
    .orderBy(({ fn }) => fn.max('id'), 'desc')
    .execute()
  return rows.map(({ tags, posts }) => {
    const { tags: names } = fromColumns(postFields, { tags })
    return { tags, names: [...new Set(names)], posts: Number(posts) }
  })
}

function countTags(sets: readonly TagSet[]): PostTag[] {
  const totals = new Map<string, number>()
  for (const { names, posts } of sets) {
    for (const name of names) totals.set(name, (totals.get(name) ?? 0) + posts)
  }
  return [...totals].map(([name, total]) => ({ name, total }))
}

function toPost(row: ListRow, { isOwner, previewedPostId }: PostReader): Post {
  const hasContent = Boolean(row.hasContent)
  const isHidden =
    row.id !== previewedPostId && (!hasContent || startOf(row.publishedAt) > new Date())
  return {
    ...fromColumns(postFields, row),
    featured: row.featured === 1,
    hasContent,
    // To readers who cannot write, every post that visitors do not see is a draft.
    draft: row.draft === 1 || (!isOwner && isHidden),
  }
}

export async function findPost(
  db: Db,
  reader: PostReader,
  key: number | string,
): Promise<PostDetail | undefined> {
  // Without the filter by language, which applies to lists only.
  const found = await visiblePosts(db, { ...reader, onlyIn: undefined })
    .where(whereIdOrSlug('posts', key))
    .clearOrderBy()
    .orderBy(exactFirst('posts', key))
    .select([...listColumns, 'content', 'aliases'])
    .executeTakeFirst()
  if (!found) return undefined
  const { content, aliases, ...row } = found
  const neighbours = await findNeighbours(db, reader, row)
  return {
    ...toPost({ ...row, hasContent: content !== null }, reader),
    content: reader.isOwner ? content : undefined,
    ...(reader.isOwner && fromColumns(postDetailFields, { aliases })),
    content_tree: content === null ? null : await readRichText(db, content),
    ...neighbours,
    related: await findRelated(db, reader, row, neighbours),
  }
}

async function findNeighbours(
  db: Db,
  reader: PostReader,
  { id, publishedAt }: Pick<ListRow, 'id' | 'publishedAt'>,
): Promise<Pick<PostDetail, 'previous' | 'next'>> {
  const find = (sign: '<' | '>', direction: 'asc' | 'desc') =>
    visiblePosts(db, reader)
      .clearOrderBy()
      .select(['title', 'slug', 'translations'])
      .where((eb) => eb(eb.refTuple('publishedAt', 'id'), sign, eb.tuple(publishedAt, id)))
      .orderBy('publishedAt', direction)
      .orderBy('id', direction)
      .limit(1)
      .executeTakeFirst()
  return { previous: (await find('<', 'desc')) ?? null, next: (await find('>', 'asc')) ?? null }
}

const maxRelated = 3

/** The posts that share the most tags with a post, without its neighbours; of equal ones, the newest. */
async function findRelated(
  db: Db,
  reader: PostReader,
  row: Pick<ListRow, 'id' | 'slug' | 'tags'>,
  { previous, next }: Pick<PostDetail, 'previous' | 'next'>,
): Promise<Post[]> {
  const { tags } = fromColumns(postFields, row)
  if (tags.length === 0) return []
  const own = new Set(tags)
  // The databases have no common way to search in JSON; LIKE would need other escapes.
  const contains = (tag: string) => sql<boolean>`replace(tags, ${JSON.stringify(tag)}, '') <> tags`
  const others = await visiblePosts(db, reader)
    .select(['id', 'tags'])
    .where('slug', 'not in', [row.slug, previous?.slug ?? '', next?.slug ?? ''])
    .where((eb) => eb.or(tags.map(contains)))
    .execute()
  const ids = others
    .map((other) => {
      const shared = fromColumns(postFields, other).tags.filter((tag) => own.has(tag))
      return { id: other.id, shared: shared.length }
    })
    // The query also finds the tag “,” between two others.
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, maxRelated)
    .map((other) => other.id)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('posts')
    .select(listColumns)
    .select(hasContent)
    .where('id', 'in', ids)
    .execute()
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => toPost(row, reader))
}

/** The former paths of the posts that visitors see, the newest post first, each with its slug. */
export async function listAliases(
  db: Db,
  reader: Reader,
): Promise<{ alias: string; slug: string }[]> {
  const rows = await visiblePosts(db, reader)
    .select(['slug', 'aliases'])
    .where('aliases', 'is not', null)
    .execute()
  return rows.flatMap((row) => {
    const { slug, aliases } = fromColumns(postDetailFields, row)
    return (aliases ?? []).map((alias) => ({ alias, slug }))
  })
}

/** The first time after another one at which a post becomes public. */
export async function findNextPublication(db: Db, since = new Date()): Promise<Date | undefined> {
  const planned = await db
    .selectFrom('posts')
    .select('publishedAt')
    .where('draft', '=', 0)
    .where((row) => row.not(isPublished(since)))
    .execute()
  return planned
    .map(({ publishedAt }) => startOf(publishedAt))
    .sort((one, other) => Number(one) - Number(other))[0]
}
