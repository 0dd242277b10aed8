import type { FastifyInstance } from 'fastify'
import type { ProjectsData } from '../../src/contract/projects'
import type { TestimonialsData } from '../../src/contract/testimonials'
import { UserFacingError } from '../UserFacingError'
import type { Renderer } from './renderer'

/**
 * Lists the paths of all public pages, without the base path.
 * @throws UserFacingError where the API fails
 */
export async function listPages(
  app: FastifyInstance,
  { pagePaths }: Pick<Renderer, 'pagePaths'>,
): Promise<string[]> {
  const projects = await readAll<ProjectsData>(app, '/api/profile-projects?profile_id=1')
  const testimonials = await readAll<TestimonialsData>(app, '/api/testimonials?')
  return [
    ...pagePaths,
    ...projects.flatMap(({ projects: rows }) =>
      rows.flatMap(({ slug }) => (slug ? [`/projects/${encodeURIComponent(slug)}`] : [])),
    ),
    ...testimonials.flatMap(({ testimonials: rows }) =>
      rows.map(({ id }) => `/testimonials/${id}`),
    ),
  ]
}

async function readAll<Data extends ProjectsData | TestimonialsData>(
  app: FastifyInstance,
  url: string,
): Promise<Data[]> {
  const pages: Data[] = []
  for (let page = 1, total = 1; page <= total; page += 1) {
    const response = await app.inject(`${url}&limit=1000&page=${page}`)
    if (response.statusCode !== 200) throw new UserFacingError(`${url} cannot be read.`)
    const { data } = response.json<{ data: Data }>()
    pages.push(data)
    total = data.pagination.totalPages
  }
  return pages
}
