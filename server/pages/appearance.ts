import type { FastifyInstance } from 'fastify'
import type { AppearanceData } from '../../src/contract/appearance'
import {
  appearanceDefaults,
  resolveAppearance,
  type SiteAppearance,
} from '../../src/contract/constants'
import type { DocumentHost } from '../../src/contract/messages'
import { appearanceStyle } from '../../src/theme/appearanceStyle'
import { palettesOf } from '../../src/theme/dyes'
import { typefaceFile } from '../../src/theme/typefaces'
import type { CachedResponse } from '../http/cachedResponse'
import { icons, iconVersion } from './icons'
import { readData } from './siteContent'
import { addAttributes, buildFileResponse, indexFile, type SiteFiles } from './staticFiles'

/** @throws UserFacingError where the API fails */
export async function readAppearance(app: FastifyInstance): Promise<SiteAppearance> {
  const { appearance } = await readData<AppearanceData>(app, '/api/appearance')
  return resolveAppearance(appearance)
}

/** The appearance in the attributes of a document: none for the defaults. */
export function appearanceHost(appearance: SiteAppearance): Pick<DocumentHost, 'appearance'> {
  const changes = Object.entries(appearance).filter(
    ([name, value]) =>
      JSON.stringify(appearanceDefaults[name as keyof SiteAppearance]) !== JSON.stringify(value),
  )
  return changes.length > 0 ? { appearance: JSON.stringify(Object.fromEntries(changes)) } : {}
}

const builtPalettes = /:root\{--surface:[^]*?color-scheme:dark\}\}/

/** The address of the default typeface, which the build has written into the document. */
const builtFont = /(?<=<link[^>]*href=")[^"]*plus-jakarta-sans[^"]*/

/** Replaces the typeface that the document of the build preloads. */
export function preloadTypeface(html: string, { type }: SiteAppearance, basePath: string): string {
  const file = typefaceFile(type, basePath)
  return file === undefined ? html : html.replace(builtFont, file)
}

export function applyAppearance(
  html: string,
  appearance: SiteAppearance,
  basePath: string,
): string {
  const host = appearanceHost(appearance)
  if (host.appearance === undefined) return html
  const style = appearanceStyle(appearance, basePath)
  const withHost = addAttributes(html, host)
  if (!builtPalettes.test(html)) throw new Error('index.html has no palettes')
  const { dye } = appearance
  const [built, palettes] = [palettesOf(appearanceDefaults.dye), palettesOf(dye)]
  const styled = withHost
    .replace(builtPalettes, () => style)
    .replace(`content="${built.light.surface}"`, `content="${palettes.light.surface}"`)
    .replace(`content="${built.dark.surface}"`, `content="${palettes.dark.surface}"`)
  const version = iconVersion(appearance)
  if (!version) return styled
  return icons.reduce((text, { path }) => text.replace(`${path}"`, `${path}?${version}"`), styled)
}

/**
 * Creates a function that finds the document without a page, which the browser renders; where the
 * API fails, it has the last appearance.
 */
export function createEmptyDocument(app: FastifyInstance, files: SiteFiles, basePath = '/') {
  // The next build replaces the file while this process still runs.
  const built = files.readText(indexFile)
  let appearance = appearanceDefaults
  let latest: { key: string; response: Promise<CachedResponse> } | undefined
  return async (host: DocumentHost, headers: Record<string, string>) => {
    appearance = await readAppearance(app).catch(() => appearance)
    const key = JSON.stringify([host, appearance])
    if (latest?.key === key) return latest.response
    const html = addAttributes(built, host)
    const withFont = preloadTypeface(html, appearance, basePath)
    const document = applyAppearance(withFont, appearance, basePath)
    latest = { key, response: buildFileResponse(indexFile, Buffer.from(document), headers) }
    return latest.response
  }
}
