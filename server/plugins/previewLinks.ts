import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LimitFunction } from 'p-limit'
import type { SiteAppearance } from '../../src/contract/constants'
import type { DocumentHost } from '../../src/contract/messages'
import { localizedPath, type Language } from '../../src/language/languages'
import { newEntry, readDraftInput } from '../database/drafts'
import { findPreviewLink, type StoredPreviewLink } from '../database/previewLinks'
import { buildCachedResponse } from '../http/cachedResponse'
import { HttpError } from '../http/HttpError'
import { appearanceHost } from '../pages/appearance'
import type { DocumentTemplate } from '../pages/documentTemplate'
import { previewBanner, previewStyles } from '../pages/previewBanner'
import { createInjectTransport, type Renderer } from '../pages/renderer'
import { hashSecret } from '../resources/secrets'
import { previewEntry, type PreviewedEntry } from '../resources/studio/entryPreview'
import { previewAddress, previewPage } from '../resources/studio/previewLinks'
import { entryPaths } from './redirects'
import { buildResponse, responseHeaders, sendResponse } from './responseCache'

interface PreviewLinksOptions {
  renderer: Renderer
  document: DocumentTemplate
  readHost: () => DocumentHost
  readAppearance: () => Promise<SiteAppearance>
  /** Limits the pages that are rendered at the same time. */
  limit: LimitFunction
  /** The key and the response of other pages, such as the not-found page. */
  cacheKey: (request: FastifyRequest) => string | undefined
  sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** Serves the previews of entries to everybody who has the secret of a link. */
export function addPreviewLinks(app: FastifyInstance, options: PreviewLinksOptions): void {
  // Each link is checked before a cached response may be sent.
  const route = { schema: { hide: true }, config: { cacheKey: () => undefined } }
  for (const language of app.languages) {
    const url = localizedPath(previewPage, language, app.languages)
    app.get<{ Querystring: { key?: unknown } }>(url, route, async (request, reply) => {
      const { key } = request.query
      const secret = typeof key === 'string' ? key : ''
      const link = await findPreviewLink(app.db, hashSecret(secret), Date.now())
      const draft = link && (await readDraftInput(app.db, link))
      if (link && (draft || link.entry_id !== newEntry)) {
        request.cacheKey = `preview ${link.hash} ${language} ${draft?.key} ${draft?.revision}`
        const headers = responseHeaders(reply)
        const preview = { link, secret, language, input: draft?.input ?? {}, headers }
        const response = await buildResponse(request, () => buildPreview(app, preview, options))
        if (response) return sendResponse(request, reply, response)
      }
      request.cacheKey = options.cacheKey(request)
      return options.sendPage(request, reply)
    })
  }
}

interface LinkedPreview {
  link: StoredPreviewLink
  secret: string
  language: Language
  /** The changed fields. */
  input: PreviewedEntry['input']
  headers: Record<string, string>
}

/** Renders the page of an entry. @returns nothing if the entry does not exist */
async function buildPreview(
  app: FastifyInstance,
  { link, secret, language, input, headers }: LinkedPreview,
  { renderer, document, readHost, readAppearance, limit }: PreviewLinksOptions,
) {
  const host = readHost()
  const appearance = await readAppearance()
  const id = link.entry_id === newEntry ? null : link.entry_id
  const transport = createInjectTransport(app)
  const render = async (address: string) => {
    const rendered = await renderer.renderPage(address, transport, {
      ...host,
      ...appearanceHost(appearance),
    })
    return rendered && { ...rendered, resolved: renderer.resolvePage(address, host) }
  }
  // The limit is around the transaction: within it, pages that wait for the database would block it.
  const page = await limit(() =>
    previewDraft(app, { resource: link.resource, id, input }, async ({ slug }) => {
      if (slug === null) return undefined
      const path = entryPaths[link.resource](slug)
      const rendered = await render(localizedPath(path, language, app.languages))
      // The entry has another slug in this language.
      return rendered?.redirect === undefined ? rendered : render(rendered.redirect)
    }),
  )
  if (page?.statusCode !== 200) return undefined
  const banner = previewBanner({
    language,
    offered: app.languages,
    address: previewAddress(secret),
    basePath: renderer.basePath,
    expiresAt: new Date(link.expires_at),
  })
  const preview = { ...page, styles: page.styles + previewStyles, body: banner + page.body }
  const html = document.fill(preview, page.resolved, appearance, host, { hasCode: false })
  const response = await buildCachedResponse(Buffer.from(html), {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  return { response, isCacheable: true }
}

/**
 * Previews an entry without the fields that the server refuses, such as a slug that is taken.
 * @returns nothing if the entry does not exist
 * @throws HttpError if it cannot be previewed
 */
async function previewDraft<T>(
  app: FastifyInstance,
  { input, ...entry }: PreviewedEntry,
  read: Parameters<typeof previewEntry<T>>[2],
): Promise<T | undefined> {
  const { failure, result } = await previewEntry(app, { ...entry, input }, read)
  if (!failure) return result
  if (failure.statusCode === 404) return undefined
  const refused = failure.errors?.map(({ path }) => path.split('.')[0]) ?? []
  const accepted = Object.entries(input).filter(([name]) => !refused.includes(name))
  // The slug of a new entry comes from its title, which another entry may have.
  if (entry.id === null && refused.includes('slug')) accepted.push(['slug', randomUUID()])
  else if (accepted.length === Object.keys(input).length) {
    throw new HttpError(failure.statusCode, failure.message, failure.errors)
  }
  return previewDraft(app, { ...entry, input: Object.fromEntries(accepted) }, read)
}
