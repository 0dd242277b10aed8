import { Type } from 'typebox'
import {
  PostChanges,
  PostData,
  PostInput,
  PostsData,
  type PostDetail,
} from '../../../src/contract/posts'
import type { Db } from '../../database/schema'
import { notFound } from '../../http/HttpError'
import { getRoute } from '../getRoute'
import {
  PageQuery,
  paginationOf,
  readResponses,
  readResponsesOrNotFound,
  success,
  type Api,
  type Routes,
} from '../routeSchemas'
import type { Reader } from '../visibility'
import { writeRoutes } from '../writeRoutes'
import { findPost, findPostBySlug } from './detailRepository'
import { listPosts } from './repository'
import { createPost, updatePost } from './writeRepository'

export const postsRoutes: Routes = async (app) => {
  const { showsDrafts } = app
  const resource = {
    path: '/posts',
    table: 'posts',
    tag: 'posts',
    noun: 'Post',
    input: PostInput,
    changes: PostChanges,
    data: PostData,
    key: 'post',
    find: (db: Db, id: number, { isOwner }: Reader) =>
      findPost(db, id, { isOwner, seesDrafts: showsDrafts }),
    create: createPost,
    update: updatePost,
    title: ({ title }: PostDetail) => title,
    // A text of the greatest length, with characters of several bytes.
    bodyLimit: 1024 * 1024,
  } as const
  postListRoute(app)
  getRoute(app, resource)
  slugRoute(app)
  writeRoutes(app, resource)
}

const PostsQuery = Type.Object({
  ...PageQuery.properties,
  tag: Type.Optional(Type.String({ maxLength: 200 })),
})

function postListRoute(app: Api): void {
  app.get(
    '/posts',
    {
      schema: {
        tags: ['posts'],
        operationId: 'listPosts',
        querystring: PostsQuery,
        response: readResponses(PostsData),
      },
    },
    async ({ query, isOwner }) => {
      const reader = { isOwner, seesDrafts: app.showsDrafts }
      const { rows, total, tags } = await listPosts(app.db, query, reader, query.tag || undefined)
      return success({ posts: rows, tags, pagination: paginationOf(query, total) })
    },
  )
}

function slugRoute(app: Api): void {
  app.get(
    '/posts/slug/:slug',
    {
      schema: {
        tags: ['posts'],
        operationId: 'getPostBySlug',
        params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
        response: readResponsesOrNotFound(PostData),
      },
    },
    async ({ params, isOwner }) => {
      const reader = { isOwner, seesDrafts: app.showsDrafts }
      const post = await findPostBySlug(app.db, params.slug, reader)
      if (!post) throw notFound('Post')
      return success({ post })
    },
  )
}
