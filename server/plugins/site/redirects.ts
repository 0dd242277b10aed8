import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { localizedPath } from '../../../src/language/languages'
import { formerPathKey } from '../../../src/lib/urls/formerPaths'
import { paths } from '../../../src/lib/urls/paths'
import type { CachedResponse } from '../../http/cachedResponse'
import { requestPath } from '../../http/requestPath'
import { buildRedirect } from '../../pages/pageResponse'
import { listFormerSlugs } from '../../resources/formerSlugs'
import { listAliases } from '../../resources/posts/repository'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the addresses once for each version of the content. */
    redirects: ReturnType<typeof cachedAddresses>
  }
}

/** The addresses of projects and posts, by the keys of their former paths. */
type Addresses = ReadonlyMap<string, string>

export const redirectsPlugin = fp(
  (app, _options, done) => {
    app.decorate('redirects', cachedAddresses(app))
    done()
  },
  { name: 'redirects', dependencies: ['contentVersion'] },
)

const cachedAddresses = (app: FastifyInstance) =>
  app.contentVersion.cached(() => readAddresses(app))

/** The response to a request for a former path: a redirect to the entry, with the query. */
export async function findRedirect(
  { url, server, log }: FastifyRequest,
  basePath: string,
  headers: Record<string, string>,
): Promise<CachedResponse | undefined> {
  const addresses = await server.redirects.read().catch((error: unknown) => {
    log.error(error, 'The former paths of entries cannot be read')
  })
  const address = addresses?.get(formerPathKey(requestPath(url)))
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
