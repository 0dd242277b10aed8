import type { FastifyInstance } from 'fastify'
import type { ProjectsData } from '../../src/contract/projects'
import type { TestimonialsData } from '../../src/contract/testimonials'
import { paths } from '../../src/lib/paths'
import { readAll, readPostsWithText } from './readData'
import type { Renderer } from './renderer'

/** A public page. */
export interface SitePage {
  /** Without the base path. */
  path: string
  /** The time of its last change, if it is known: ISO 8601. */
  lastModified?: string
}

/**
 * Lists all public pages.
 * @throws UserFacingError where the API fails
 */
export async function listPages(
  app: FastifyInstance,
  { pagePaths }: Pick<Renderer, 'pagePaths'>,
): Promise<SitePage[]> {
  const projects = await readAll<ProjectsData>(app, '/api/profile-projects?profile_id=1')
  const testimonials = await readAll<TestimonialsData>(app, '/api/testimonials?')
  const posts = await readPostsWithText(app)
  return [
    ...pagePaths.map((path) => ({ path })),
    ...projects.flatMap(({ projects: rows }) =>
      rows.flatMap(({ slug }) => (slug ? [{ path: paths.project(slug) }] : [])),
    ),
    ...testimonials.flatMap(({ testimonials: rows }) =>
      rows.map(({ id }) => ({ path: paths.testimonial(id) })),
    ),
    ...posts.map(({ slug, updated_at }) => ({
      path: `${paths.blog}/${slug}`,
      lastModified: updated_at,
    })),
  ]
}
