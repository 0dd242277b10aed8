import type { FastifyInstance } from 'fastify'
import type { Post, PostsData } from '../../src/contract/posts'
import type { Pagination } from '../../src/contract/values'
import type { ProjectsData } from '../../src/contract/projects'
import type { TestimonialsData } from '../../src/contract/testimonials'
import { paths } from '../../src/lib/paths'
import { UserFacingError } from '../UserFacingError'

/** A public page. */
export interface SitePage {
  /** Without the base path. */
  path: string
  /** The time of its last change, if it is known: ISO 8601. */
  lastModified?: string
}

/**
 * Reads the data at a path of the API, as a visitor.
 * @throws UserFacingError where the API fails
 */
export async function readData<Data>(app: FastifyInstance, url: string): Promise<Data> {
  const response = await app.inject(url)
  if (response.statusCode !== 200) throw new UserFacingError(`${url} cannot be read.`)
  return response.json<{ data: Data }>().data
}

/** Reads all pages of a list, and returns the items of each. */
async function readAll<Data extends { pagination: Pagination }, Item>(
  app: FastifyInstance,
  url: string,
  itemsOf: (data: Data) => Item[],
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1, total = 1; page <= total; page += 1) {
    const data = await readData<Data>(app, `${url}limit=1000&page=${page}`)
    items.push(...itemsOf(data))
    total = data.pagination.totalPages
  }
  return items
}

/** Reads the published posts with a text, the newest first. */
export function readPostsWithText(app: FastifyInstance): Promise<Post[]> {
  return readAll(app, '/api/posts?', ({ posts }: PostsData) =>
    posts.filter(({ hasContent }) => hasContent),
  )
}

/**
 * Lists all public pages.
 * @param pagePaths of the pages without parameters
 * @throws UserFacingError where the API fails
 */
export async function listPages(app: FastifyInstance, pagePaths: string[]): Promise<SitePage[]> {
  const projects = await readAll(
    app,
    '/api/profile-projects?profile_id=1&',
    (data: ProjectsData) => data.projects,
  )
  const testimonials = await readAll(
    app,
    '/api/testimonials?',
    (data: TestimonialsData) => data.testimonials,
  )
  const posts = await readPostsWithText(app)
  return [
    ...pagePaths.map((path) => ({ path })),
    ...projects.flatMap(({ slug }) => (slug ? [{ path: paths.project(slug) }] : [])),
    ...testimonials.map(({ id }) => ({ path: paths.testimonial(id) })),
    ...posts.map(({ slug, updated_at }) => ({
      path: `${paths.blog}/${slug}`,
      lastModified: updated_at,
    })),
  ]
}
