import { appearanceDefaults, type SiteDye } from '../../src/contract/constants'
import { palettesOf } from '../../src/theme/dyes'
import type { SiteFiles } from './staticFiles'

interface Icon {
  path: string
  /** Pixels of a side, of a picture. */
  size?: number
}

const favicon: Icon = { path: '/favicon.svg' }

/** The icons of the site: the first one, and pictures of it. */
export const icons: readonly Icon[] = [
  favicon,
  { path: '/icons/apple-touch-icon.png', size: 180 },
  { path: '/icons/icon-192.png', size: 192 },
  { path: '/icons/icon-512.png', size: 512 },
]

/** Draws a square SVG as PNG. */
export type DrawIcon = (svg: string, size: number) => Promise<Buffer>

/**
 * Colours an icon of the site.
 * @returns nothing for the default dye, whose icons are files of the site
 */
export async function colourIcon(
  { size }: Icon,
  dye: SiteDye,
  { files, drawIcon }: { files: SiteFiles; drawIcon: DrawIcon },
): Promise<Buffer | undefined> {
  if (dye === appearanceDefaults.dye) return undefined
  const { dyed, onDyed } = palettesOf(dye).light
  const svg = files
    .readText(favicon.path)
    .replaceAll(palettesOf(appearanceDefaults.dye).light.dyed, dyed)
    .replace('fill="#6b80cf"', `fill="${onDyed}" fill-opacity="0.28"`)
  // Devices cut the corners of the pictures themselves.
  return size === undefined ? Buffer.from(svg) : drawIcon(svg.replace(/ rx="\d+"/, ''), size)
}
