import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { PostData, postDetailFields, PostsData, type PostInput } from '../../../src/contract/posts'
import { updateRow, type WriteTransaction } from '../../database/contentWrites'
import { findFreeSlug, findTakenSlug } from '../../database/entries/slugs'
import { conflict, notFound } from '../../http/HttpError'
import { postColumns, postOfRow, slugOfPost } from '../../rows/postRow'
import { nounRoutes, type DeletableNoun } from '../noun'
import { entryBodyLimit } from '../ownerRoute'
import {
  listRoute,
  PageQuery,
  readResponsesOrNotFound,
  readRoute,
  success,
  type Routes,
} from '../routeSchemas'
import { previewedPostId, readerOf } from '../visibility'
import { findPost, listPosts, type PostReader } from './repository'

const PostsQuery = Type.Object({
  ...PageQuery.properties,
  tag: Type.Optional(Type.String({ maxLength: 200 })),
})

export const postsRoutes: Routes = async (app) => {
  const postReaderOf = (request: FastifyRequest): PostReader => {
    return { ...readerOf(request), previewedPostId: previewedPostId() }
  }
  const tag = 'posts'
  listRoute(
    app,
    {
      ...{ path: '/posts', operationId: 'listPosts', tag },
      ...{ data: PostsData, query: PostsQuery },
    },
    (request) =>
      listPosts(request.db, request.query, postReaderOf(request), request.query.tag || undefined),
  )
  app.get(
    '/posts/slug/:slug',
    readRoute(tag, 'getPostBySlug', {
      params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
      response: readResponsesOrNotFound(PostData),
    }),
    async (request) => {
      const { slug } = request.params
      const found = await findPost(request.db, postReaderOf(request), slug)
      if (!found) throw notFound('Post')
      return success({ post: found })
    },
  )
  nounRoutes(app, post)
}

const post: DeletableNoun<typeof postDetailFields> = {
  resource: 'posts',
  tag: 'posts',
  fields: postDetailFields,
  bodyLimit: entryBodyLimit,
  find: (db, id, reader) => findPost(db, reader, id),
  create: async (transaction, id, input) => {
    const columns = await columnsOf(transaction, id, input)
    await transaction
      .insertInto('posts')
      .values({ id, ...columns })
      .execute()
  },
  update: async (transaction, id, changes) => {
    const row = await transaction
      .selectFrom('posts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { excerpt } = row
    const columns = await columnsOf(transaction, id, { ...postOfRow(row), excerpt, ...changes })
    await updateRow(transaction, 'posts', id, columns)
  },
}

async function columnsOf(transaction: WriteTransaction, id: number, post: PostInput) {
  const slug = post.slug ?? (await findFreeSlug(transaction, 'posts', slugOfPost(post, id), id))
  const taken = await findTakenSlug(transaction, 'posts', { ...post, slug }, id)
  if (taken) throw conflict(taken.path, `is taken by post ${taken.id}`, 'taken')
  const now = new Date().toISOString()
  const publishedAt = post.publishedAt ?? now
  return { ...postColumns({ ...post, publishedAt }), slug, updated_at: now }
}
