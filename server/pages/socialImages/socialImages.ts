import pLimit from 'p-limit'
import type { HeadMetadata, RenderedPage, ResolvedPage } from '../../../src/app/rendering/renderer'
import type { SiteAppearance, SiteDye } from '../../../src/contract/constants'
import { ownerTile, type CompleteCloth } from '../../../src/lib/cloth'
import { buildCachedResponse, type CachedResponse } from '../../http/cachedResponse'
import { HttpError } from '../../http/HttpError'
import { catalogues } from '../../language/catalogues'
import type { Renderer } from '../renderer'

export interface SocialImageContent {
  title: string
  description: string
  owner: string
  /** The owner's by default. */
  cloth?: CompleteCloth
  /** The tile of the owner's cloth; without it, the site has none. */
  ownTile?: string
  /** The colours of the site; the default ones without it. */
  dye?: SiteDye
}

/** Draws the picture that other sites show beside a link to a page, as PNG. */
export type DrawSocialImage = (content: SocialImageContent) => Promise<Buffer>

export function socialImageContent(
  { page, language }: Pick<ResolvedPage, 'page' | 'language'>,
  { section, ownerName, description, cloth }: HeadMetadata,
  appearance: SiteAppearance,
): SocialImageContent {
  const look = { dye: appearance.dye, ownTile: ownerTile(ownerName, appearance), description }
  return page === 'HomePage'
    ? { title: ownerName, owner: catalogues[language].visitors.portfolio, ...look }
    : { title: section, owner: ownerName, cloth, ...look }
}

/** The number of social images that wait while one is drawn. */
const maxWaiting = 20

/** Draws one social image at a time. Throws an HttpError 503 if too many would wait. */
export function limitDrawing(drawSocialImage: DrawSocialImage): DrawSocialImage {
  const limit = pLimit(1)
  return async (content) => {
    if (limit.pendingCount >= maxWaiting) {
      throw new HttpError(503, 'Too many social images are being drawn')
    }
    return limit(() => drawSocialImage(content))
  }
}

interface SocialImageOptions {
  /** Whether a page exists at an address: what does not exist is not rendered. */
  hasPage: (page: string) => Promise<boolean>
  resolvePage: (page: string) => ReturnType<Renderer['resolvePage']>
  renderPage: (page: string) => Promise<RenderedPage | undefined>
  drawSocialImage: DrawSocialImage
  /** Headers that every response of the server has. */
  headers: Record<string, string>
  appearance: SiteAppearance
}

/** @returns nothing where the path is not the social image of a page */
export async function buildSocialImageResponse(
  path: string,
  { hasPage, resolvePage, renderPage, drawSocialImage, headers, appearance }: SocialImageOptions,
): Promise<CachedResponse | undefined> {
  const [, name] = /^\/previews(\/.+)\.png$/s.exec(path) ?? []
  if (name === undefined) return undefined
  const page = name === '/home' ? '/' : name
  const resolved = resolvePage(page)
  // Each page has one social image, at one path; filters and later parts of lists have none.
  const isPage =
    resolved.page !== undefined &&
    resolved.address === page &&
    !page.includes('?') &&
    (await hasPage(page))
  const rendered = isPage ? await renderPage(page) : undefined
  if (rendered?.statusCode !== 200 || rendered.redirect || !rendered.metadata) return undefined
  const picture = await drawSocialImage(socialImageContent(resolved, rendered.metadata, appearance))
  return buildCachedResponse(picture, {
    ...headers,
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
  })
}
