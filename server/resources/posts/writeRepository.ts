import type { PostChanges, PostInput } from '../../../src/contract/posts'
import { postColumns, postOfRow, slugOfPost } from '../../postRow'
import { updateRow, type WriteTransaction } from '../../database/contentWrites'
import { conflict } from '../../http/HttpError'

export async function createPost(
  transaction: WriteTransaction,
  id: number,
  input: PostInput,
): Promise<void> {
  const columns = await columnsOf(transaction, id, input)
  await transaction
    .insertInto('posts')
    .values({ id, ...columns })
    .execute()
}

export async function updatePost(
  transaction: WriteTransaction,
  id: number,
  changes: PostChanges,
): Promise<void> {
  const row = await transaction
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { excerpt } = row
  const columns = await columnsOf(transaction, id, { ...postOfRow(row), excerpt, ...changes })
  await updateRow(transaction, 'posts', id, columns)
}

/** @throws HttpError 409 for the slug of another post */
async function columnsOf(transaction: WriteTransaction, id: number, post: PostInput) {
  const slug = slugOfPost(post, id)
  await requireFreeSlug(transaction, slug, id)
  const now = new Date().toISOString()
  const publishedAt = post.publishedAt ?? now
  return { ...postColumns({ ...post, publishedAt }), slug, updated_at: now }
}

async function requireFreeSlug(
  transaction: WriteTransaction,
  slug: string,
  ownId: number,
): Promise<void> {
  const other = await transaction
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw conflict('slug', `is taken by post ${other.id}`)
}
