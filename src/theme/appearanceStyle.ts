import type { SiteAppearance } from '../contract/constants'
import { palettesOf } from './dyes'
import { paletteStyleOf } from './paletteStyle'
import { typefaceStyle } from './typefaces'

/**
 * The CSS of an appearance: colours and typeface.
 * @param basePath of the site, with a trailing slash
 */
export function appearanceStyle({ dye, type }: SiteAppearance, basePath: string): string {
  return paletteStyleOf(palettesOf(dye)) + typefaceStyle(type, basePath)
}
