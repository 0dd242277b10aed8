import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { localizedPath } from '../../../src/language/languages'
import { formerPathKey } from '../../../src/lib/urls/formerPaths'
import { paths } from '../../../src/lib/urls/paths'
import type { CachedResponse } from '../../http/cachedResponse'
import { requestPath } from '../../http/requestPath'
import { buildRedirect } from '../../pages/pageResponse'
import { listFormerSlugs } from '../../resources/formerSlugs'
import { listAliases } from '../../resources/posts/repository'
import type { ContentVersion } from '../contentVersion'

declare module 'fastify' {
  interface FastifyInstance {
    redirects: Redirects
  }
}

/** The addresses of projects and posts, by the keys of their former paths. */
type Addresses = ReadonlyMap<string, string>

/** Leads from former paths to projects and posts. The paths are read once for each version of the content. */
export class Redirects {
  private readonly addresses

  constructor(
    read: () => Promise<Addresses>,
    version: ContentVersion,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
  ) {
    this.addresses = version.cached(read)
  }

  /** Whether a path may lead to an entry: also true as long as the paths are not read. */
  mayHave(path: string): boolean {
    return this.addresses.peek()?.has(formerPathKey(path)) ?? true
  }

  /**
   * The address of the entry that a former path leads to, without the base path. If the paths cannot
   * be read, the error is logged, and there is none.
   */
  async find(path: string): Promise<string | undefined> {
    try {
      return (await this.list()).get(formerPathKey(path))
    } catch (error) {
      this.log.error(error, 'The former paths of entries cannot be read')
      return undefined
    }
  }

  list(): Promise<Addresses> {
    return this.addresses.read()
  }
}

export const redirectsPlugin = fp(
  (app, _options, done) => {
    app.decorate('redirects', new Redirects(() => readAddresses(app), app.contentVersion, app.log))
    done()
  },
  { name: 'redirects', dependencies: ['contentVersion'] },
)

/** The response to a request for a former path: a redirect to the entry, with the query. */
export async function findRedirect(
  { url, server }: FastifyRequest,
  basePath: string,
  headers: Record<string, string>,
): Promise<CachedResponse | undefined> {
  const address = await server.redirects.find(requestPath(url))
  if (address === undefined) return undefined
  const { search } = new URL(`http://localhost${url}`)
  return buildRedirect(basePath + address.slice(1) + search, headers)
}

/** Of two posts with the same former path, the newer one counts. */
async function readAddresses(app: FastifyInstance): Promise<Addresses> {
  const { db, showsDrafts: seesDrafts, languages } = app
  const [main] = languages
  const aliases = await listAliases(db, { isOwner: false, seesDrafts })
  const renamed = (await listFormerSlugs(db, { main, seesDrafts })).flatMap((entry) =>
    languages.map((language) => {
      const [from, to] = [entry.formerSlug, entry.slugs[language] ?? entry.slugs[main] ?? ''].map(
        (slug) => localizedPath(entryPaths[entry.table](slug), language, languages),
      ) as [string, string]
      return [formerPathKey(from), to] as const
    }),
  )
  return new Map([
    ...renamed,
    ...aliases
      .toReversed()
      .map(({ alias, slug }) => [formerPathKey(alias), paths.post(slug)] as const),
  ])
}

export const entryPaths = { projects: paths.project, posts: paths.post }
