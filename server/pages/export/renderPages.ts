import type { HeadMetadata, Transport } from '../../../src/app/rendering/renderer'
import type { SiteAppearance } from '../../../src/contract/constants'
import type { DocumentHost } from '../../../src/contract/messages'
import { UserFacingError } from '../../UserFacingError'
import { appearanceHost } from '../appearance'
import type { DocumentTemplate } from '../documentTemplate'
import type { ExportRenderer } from '../renderer'

/** The page that static hosts serve for unknown paths. */
export const notFoundPage = '/404'

interface RenderOptions {
  renderer: ExportRenderer
  template: DocumentTemplate
  transport: Transport
  host: DocumentHost
  appearance: SiteAppearance
}

/** A rendered page; one that only leads to another has no metadata. */
export interface ExportedPage {
  html: string
  metadata?: HeadMetadata
}

/** @throws UserFacingError if its data cannot be read */
export async function renderPage(
  page: string,
  { renderer, template, transport, host, appearance }: RenderOptions,
): Promise<ExportedPage> {
  const pageHost = { ...host, ...appearanceHost(appearance) }
  const rendered = await renderer.renderPage(page, transport, pageHost)
  if (!rendered) throw new UserFacingError((texts) => texts.export.notRendered(page))
  if (rendered.redirect) {
    const site = { basePath: renderer.basePath, publicUrl: host.address }
    return { html: redirectDocument(site, rendered.redirect) }
  }
  const isNotFound = page === notFoundPage
  // All unknown paths share one document; its state depends on the path in the browser.
  const snapshot = isNotFound ? undefined : rendered.snapshot
  return {
    html: template.fill({ ...rendered, snapshot }, renderer.resolvePage(page, host), appearance, {
      // The site in the browser reads the API's responses from files.
      api: 'files',
      ...host,
    }),
    metadata: isNotFound ? undefined : rendered.metadata,
  }
}

export interface ExportedSite {
  basePath: string
  publicUrl?: string
}

/** A document that leads to another page: static hosts send no redirects. */
export function redirectDocument({ basePath, publicUrl }: ExportedSite, address: string): string {
  const path = basePath.slice(0, -1) + address
  const canonical = publicUrl ? `<link rel="canonical" href="${publicUrl}${address}">` : ''
  return `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${path}">${canonical}<title>${path}</title></head></html>\n`
}
