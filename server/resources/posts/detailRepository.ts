import { postFields, type Post, type PostDetail } from '../../../src/contract/posts'
import { fromColumns } from '../../database/columns'
import type { Db } from '../../database/schema'
import { readRichText } from '../../markdown/richTexts'
import {
  listColumns,
  readPosts,
  toPost,
  visiblePosts,
  type ListRow,
  type PostReader,
} from './repository'

export function findPost(db: Db, id: number, reader: PostReader): Promise<PostDetail | undefined> {
  return readDetail(db, reader, visiblePosts(db, reader).where('id', '=', id))
}

export function findPostBySlug(
  db: Db,
  slug: string,
  reader: PostReader,
): Promise<PostDetail | undefined> {
  return readDetail(db, reader, visiblePosts(db, reader).where('slug', '=', slug))
}

async function readDetail(
  db: Db,
  reader: PostReader,
  posts: ReturnType<typeof visiblePosts>,
): Promise<PostDetail | undefined> {
  const found = await posts.select([...listColumns, 'content']).executeTakeFirst()
  if (!found) return undefined
  const { content, ...row } = found
  return {
    ...toPost({ ...row, hasContent: content !== null }, reader),
    content: reader.isOwner ? content : undefined,
    content_tree: content === null ? null : await readRichText(db, content),
    ...(await findNeighbours(db, reader, row)),
    related: await findRelated(db, reader, row),
  }
}

/** The next older and the next newer post with a text. */
async function findNeighbours(
  db: Db,
  reader: PostReader,
  { id, publishedAt }: Pick<ListRow, 'id' | 'publishedAt'>,
): Promise<Pick<PostDetail, 'previous' | 'next'>> {
  const find = (sign: '<' | '>', direction: 'asc' | 'desc') =>
    visiblePosts(db, reader)
      .clearOrderBy()
      .select(['title', 'slug'])
      .where('content', 'is not', null)
      .where((row) =>
        row.or([
          row('publishedAt', sign, publishedAt),
          row.and([row('publishedAt', '=', publishedAt), row('id', sign, id)]),
        ]),
      )
      .orderBy('publishedAt', direction)
      .orderBy('id', direction)
      .executeTakeFirst()
  return { previous: (await find('<', 'desc')) ?? null, next: (await find('>', 'asc')) ?? null }
}

const maxRelated = 3

/** The posts with a text that share the most tags with a post; of equal ones, the newest. */
async function findRelated(
  db: Db,
  reader: PostReader,
  row: Pick<ListRow, 'id' | 'tags'>,
): Promise<Post[]> {
  const { id, tags } = fromColumns(postFields, row)
  const own = new Set(tags)
  const others = await visiblePosts(db, reader)
    .select(['id', 'tags'])
    .where('content', 'is not', null)
    .where('id', '!=', id)
    .execute()
  const ids = others
    .map((other) => {
      const shared = fromColumns(postFields, other).tags.filter((tag) => own.has(tag))
      return { id: other.id, shared: shared.length }
    })
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, maxRelated)
    .map((other) => other.id)
  if (ids.length === 0) return []
  const posts = await readPosts(db, ids, reader)
  return posts.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
