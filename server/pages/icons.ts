import type { FastifyInstance } from 'fastify'
import { appearanceDefaults, type SiteAppearance, type SiteDye } from '../../src/contract/constants'
import type { ProfileData } from '../../src/contract/profile'
import { ownerTile } from '../../src/lib/cloth'
import { palettesOf } from '../../src/theme/dyes'
import type { Palette } from '../../src/theme/palettes'
import { colourFigures } from './clothTile'
import { readData } from './siteContent'

interface Icon {
  path: string
  /** Pixels of a side; absent for the SVG. */
  size?: number
}

const favicon: Icon = { path: '/favicon.svg' }

/** The icons of the site: an SVG, and PNG pictures of it. */
export const icons: readonly Icon[] = [
  favicon,
  { path: '/icons/apple-touch-icon.png', size: 180 },
  { path: '/icons/icon-192.png', size: 192 },
  { path: '/icons/icon-512.png', size: 512 },
]

export type DrawIcon = (svg: string, size: number) => Promise<Buffer>

interface IconLook {
  dye: SiteDye
  /** The tile of the owner's cloth; nothing for none. */
  tile: string | undefined
}

/** @throws UserFacingError where the API fails */
export async function readIconLook(
  app: FastifyInstance,
  appearance: SiteAppearance,
): Promise<IconLook> {
  const { profile } = await readData<ProfileData>(app, '/api/profiles/1')
  return { dye: appearance.dye, tile: ownerTile(profile.full_name, appearance) }
}

/**
 * The query of the icons' addresses: another one for each appearance, because browsers cache icons for a day.
 * @returns undefined for the default appearance
 */
export function iconVersion({ dye, cloth, cloth_seed: seed }: SiteAppearance): string | undefined {
  const version = `${dye}-${cloth}-${seed}`
  const { dye: d, cloth: c, cloth_seed: s } = appearanceDefaults
  return version === `${d}-${c}-${s}` ? undefined : version
}

/** Draws an icon of the site: one figure of the owner's cloth, or a disc without one. */
export async function buildIcon(
  { size }: Icon,
  { dye, tile }: IconLook,
  drawIcon: DrawIcon,
): Promise<Buffer> {
  const svg = drawMark(palettesOf(dye).light, tile, size === undefined ? 26 : 0)
  return size === undefined ? Buffer.from(svg) : drawIcon(svg, size)
}

/** @param radius of the corners; devices cut those of pictures themselves */
function drawMark({ dyed, onDyed }: Palette, tile: string | undefined, radius: number): string {
  const figures = tile
    ? colourFigures(tile, onDyed, dyed)
    : `<circle cx="60" cy="60" r="30" fill="${onDyed}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><clipPath id="mark"><rect width="120" height="120" rx="${radius}"/></clipPath><g clip-path="url(#mark)"><rect width="120" height="120" fill="${dyed}"/>${figures}</g></svg>`
}
