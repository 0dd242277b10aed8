import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LimitFunction } from 'p-limit'
import type { SiteAppearance } from '../../../src/contract/constants'
import { entryPath } from '../../../src/contract/nouns'
import type { DocumentHost } from '../../../src/contract/messages'
import { localizedPath, type Language } from '../../../src/language/languages'
import { newEntryId, readDraftInput } from '../../database/entries/drafts'
import { validPreviewLinks, type StoredPreviewLink } from '../../database/previewLinks'
import { hashSecret } from '../../database/secrets'
import { buildCachedResponse } from '../../http/cachedResponse'
import { appearanceHost, readAppearance } from '../../pages/appearance'
import type { DocumentTemplate } from '../../pages/documentTemplate'
import {
  endedPreviewBanner,
  previewBanner,
  previewStyles,
  readPreviewTheme,
  type PreviewState,
  type PreviewTheme,
} from '../../pages/previewBanner'
import { createInjectTransport, type Renderer } from '../../pages/renderer'
import { previewDraft, type PreviewedEntry } from '../../resources/studio/previews/preview'
import { previewAddress, previewPage } from '../../resources/studio/previews/previewLinks'
import { entryPaths } from './redirects'
import { buildResponse, responseHeaders, sendResponse } from '../responseCache'

interface PreviewLinksOptions {
  renderer: Renderer
  document: DocumentTemplate
  readHost: () => DocumentHost
  limit: LimitFunction
  /** The key and the response of ordinary pages, which an address without a key gets. */
  cacheKey: (request: FastifyRequest) => string | undefined
  sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

export function addPreviewLinks(app: FastifyInstance, options: PreviewLinksOptions): void {
  // Each link is checked before a cached response may be sent.
  const route = { schema: { hide: true }, config: { cacheKey: () => undefined } }
  for (const language of app.languages) {
    const url = localizedPath(previewPage, language, app.languages)
    app.get<{ Querystring: { key?: unknown; theme?: unknown } }>(
      url,
      route,
      async (request, reply) => {
        const { key } = request.query
        const theme = readPreviewTheme(request.query.theme)
        const secret = typeof key === 'string' ? key : ''
        const link = await validPreviewLinks(app.db)
          .where('hash', '=', hashSecret(secret))
          .executeTakeFirst()
        const draft = link && (await readDraftInput(app.db, link))
        if (link && (draft || link.entry_id !== newEntryId)) {
          const state = [draft?.key, draft?.revision, theme].join(' ')
          request.cacheKey = `preview ${link.hash} ${language} ${state}`
          const headers = responseHeaders(reply)
          const preview = { link, secret, language, theme, input: draft?.input ?? {}, headers }
          const response = await buildResponse(request, () => buildPreview(app, preview, options))
          if (response) return sendResponse(request, reply, response)
        } else if (secret) {
          // Whatever the key is: their number is unlimited.
          request.cacheKey = `preview ended ${language}`
          const headers = responseHeaders(reply)
          const build = () => buildEndedPreview(app, { language, headers }, options)
          const response = await buildResponse(request, build)
          if (response) return sendResponse(request, reply, response)
        }
        request.cacheKey = options.cacheKey(request)
        return options.sendPage(request, reply)
      },
    )
  }
}

interface LinkedPreview {
  link: StoredPreviewLink
  secret: string
  language: Language
  theme: PreviewTheme | undefined
  input: PreviewedEntry['input']
  headers: Record<string, string>
}

async function buildPreview(
  app: FastifyInstance,
  preview: LinkedPreview,
  options: PreviewLinksOptions,
) {
  const { link, secret, language, theme, headers } = preview
  const { renderer, document, readHost } = options
  const host = readHost()
  const appearance = await readAppearance(app)
  const page = await renderPreview(app, preview, { ...options, appearance })
  if (page?.statusCode !== 200) return undefined
  const banner = previewBanner({
    ...{ language, theme, offered: app.languages, address: previewAddress(secret) },
    state: await readState(app, preview),
    basePath: renderer.basePath,
    expiresAt: new Date(link.expires_at),
  })
  const filled = { ...page, styles: page.styles + previewStyles, body: banner + page.body }
  const html = document.fill(filled, page.resolved, appearance, host, { hasCode: false, theme })
  return buildCachedResponse(Buffer.from(html), previewHeaders(headers))
}

const previewHeaders = (headers: Record<string, string>) => ({
  ...headers,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
})

/** The page that does not exist, and that the link has expired or was revoked. */
async function buildEndedPreview(
  app: FastifyInstance,
  { language, headers }: Pick<LinkedPreview, 'language' | 'headers'>,
  { renderer, document, readHost, limit }: PreviewLinksOptions,
) {
  const host = readHost()
  const appearance = await readAppearance(app)
  const address = localizedPath('/404', language, app.languages)
  const transport = createInjectTransport(app)
  const shown = { ...host, ...appearanceHost(appearance) }
  const page = await limit(() => renderer.renderPage(address, transport, shown))
  if (!page) return undefined
  const body = endedPreviewBanner(language) + page.body
  const filled = { ...page, styles: page.styles + previewStyles, body }
  const resolved = renderer.resolvePage(address, host)
  const html = document.fill(filled, resolved, appearance, host, { hasCode: false })
  return buildCachedResponse(Buffer.from(html), previewHeaders(headers), { statusCode: 404 })
}

function renderPreview(
  app: FastifyInstance,
  { link, language, input }: LinkedPreview,
  { renderer, limit, appearance, readHost }: PreviewLinksOptions & { appearance: SiteAppearance },
) {
  const host = { ...readHost(), ...appearanceHost(appearance) }
  const transport = createInjectTransport(app)
  const render = async (address: string) => {
    const rendered = await renderer.renderPage(address, transport, host)
    return rendered && { ...rendered, resolved: renderer.resolvePage(address, host) }
  }
  const entry = { resource: link.resource, id: idOf(link), input }
  // The limit is around the transaction: within it, pages that wait for the database would block it.
  return limit(() =>
    previewDraft(app, entry, async ({ slug }) => {
      if (slug === null) return undefined
      const path = entryPaths[link.resource](slug)
      const rendered = await render(localizedPath(path, language, app.languages))
      // The entry has another slug in this language.
      return rendered?.redirect === undefined ? rendered : render(rendered.redirect)
    }),
  )
}

const idOf = ({ entry_id }: StoredPreviewLink) => (entry_id === newEntryId ? null : entry_id)

async function readState(
  app: FastifyInstance,
  { link, input }: LinkedPreview,
): Promise<PreviewState> {
  const id = idOf(link)
  const published = id !== null && (await app.inject(`/api${entryPath(link.resource, id)}`))
  if (!published || published.statusCode !== 200) return 'unpublished'
  return Object.keys(input).length > 0 ? 'changed' : 'published'
}
