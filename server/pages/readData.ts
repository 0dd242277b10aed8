import type { FastifyInstance } from 'fastify'
import type { Post, PostsData } from '../../src/contract/posts'
import type { Pagination } from '../../src/contract/primitives'
import { UserFacingError } from '../UserFacingError'

/**
 * Reads the data at a path of the API, as a visitor.
 * @throws UserFacingError where the API fails
 */
export async function readData<Data>(app: FastifyInstance, url: string): Promise<Data> {
  const response = await app.inject(url)
  if (response.statusCode !== 200) throw new UserFacingError(`${url} cannot be read.`)
  return response.json<{ data: Data }>().data
}

/**
 * Reads all pages of a list.
 * @param url with a query, to which page and limit are added
 */
export async function readAll<Data extends { pagination: Pagination }>(
  app: FastifyInstance,
  url: string,
): Promise<Data[]> {
  const pages: Data[] = []
  for (let page = 1, total = 1; page <= total; page += 1) {
    const data = await readData<Data>(app, `${url}&limit=1000&page=${page}`)
    pages.push(data)
    total = data.pagination.totalPages
  }
  return pages
}

/** Reads the published posts with a text, the newest first. */
export async function readPostsWithText(app: FastifyInstance): Promise<Post[]> {
  const pages = await readAll<PostsData>(app, '/api/posts?')
  return pages.flatMap(({ posts }) => posts).filter(({ hasContent }) => hasContent)
}
