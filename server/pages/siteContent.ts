import type { FastifyInstance } from 'fastify'
import type { Post, PostsData } from '../../src/contract/posts'
import type { Pagination } from '../../src/contract/schema/values'
import type { ProjectsData } from '../../src/contract/projects'
import type { TestimonialsData } from '../../src/contract/testimonials'
import { localizedPath, type Language, type OfferedLanguages } from '../../src/language/languages'
import { paths } from '../../src/lib/urls/paths'
import { UserFacingError } from '../UserFacingError'

export interface SitePage {
  /** Its address in each language in which it exists, without the base path. */
  addresses: Partial<Record<Language, string>>
  /** The time of its last change, if it is known: ISO 8601. */
  lastModified?: string
}

/** Reads data as a visitor. @throws UserFacingError where the API fails */
export async function readData<Data>(app: FastifyInstance, url: string): Promise<Data> {
  const response = await app.inject(url)
  if (response.statusCode !== 200) throw new UserFacingError((texts) => texts.export.notRead(url))
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

/** Reads the published posts in a language, the newest first. */
export function readPosts(app: FastifyInstance, language: Language): Promise<Post[]> {
  return readAll(app, `/api/posts?lang=${language}&`, ({ posts }: PostsData) => posts)
}

interface LocalPage {
  /** Identifies the page in all languages. */
  key: string
  path: string
  lastModified?: string
}

/**
 * Lists all public pages.
 * @param pagePaths of the pages without parameters
 * @throws UserFacingError where the API fails
 */
export async function listPages(
  app: FastifyInstance,
  pagePaths: readonly string[],
  offered: OfferedLanguages,
): Promise<SitePage[]> {
  const pages = new Map<string, SitePage>()
  for (const language of offered) {
    const fixed = pagePaths.map((path): LocalPage => ({ key: path, path }))
    for (const { key, path, ...rest } of [...fixed, ...(await listEntries(app, language))]) {
      const address = localizedPath(path, language, offered)
      const addresses = { ...pages.get(key)?.addresses, [language]: address }
      pages.set(key, { ...rest, addresses })
    }
  }
  return [...pages.values()]
}

/** Creates a function that looks an address up in the list of all pages, read once per content version. */
export function createPageLookup(
  app: FastifyInstance,
  pagePaths: readonly string[],
  offered: OfferedLanguages,
) {
  const { read } = app.contentVersion.cached(async () => {
    const pages = await listPages(app, pagePaths, offered)
    return new Set(pages.flatMap(({ addresses }) => Object.values(addresses)))
  })
  return async (address: string) => (await read()).has(address)
}

async function listEntries(app: FastifyInstance, language: Language): Promise<LocalPage[]> {
  const projects = await readAll(
    app,
    `/api/profile-projects?profile_id=1&lang=${language}&`,
    (data: ProjectsData) => data.projects,
  )
  const testimonials = await readAll(
    app,
    `/api/testimonials?lang=${language}&`,
    (data: TestimonialsData) => data.testimonials,
  )
  const posts = await readPosts(app, language)
  return [
    ...projects.flatMap(({ id, slug }) =>
      slug ? [{ key: `project ${id}`, path: paths.project(slug) }] : [],
    ),
    ...testimonials.map(({ id }) => ({ key: `testimonial ${id}`, path: paths.testimonial(id) })),
    ...posts.map(({ id, slug, publishedAt, updated_at = '' }) => ({
      key: `post ${id}`,
      path: paths.post(slug),
      // A scheduled post changes the site when it is published.
      lastModified: publishedAt > updated_at ? publishedAt : updated_at,
    })),
  ]
}
