import { appearanceDefaults, type SiteAppearance, type SiteCloth } from '../contract/constants'
import { palettesOf } from './dyes'
import { paletteStyleOf } from './paletteStyle'
import { typefaceStyle } from './typefaces'

/** The pattern of the owner's own pages, in place of kawung; none is a mask through which nothing is seen. */
function clothStyle(cloth: SiteCloth, basePath: string): string {
  if (cloth === appearanceDefaults.cloth) return ''
  const image =
    cloth === 'none'
      ? 'linear-gradient(transparent,transparent)'
      : `url(${basePath}cloths/${cloth}.svg)`
  return `:root{--cloth:${image}}`
}

/**
 * The CSS of an appearance: colours, typeface and cloth.
 * @param basePath of the site, with a trailing slash
 */
export function appearanceStyle({ dye, cloth, type }: SiteAppearance, basePath: string): string {
  return (
    paletteStyleOf(palettesOf(dye)) + clothStyle(cloth, basePath) + typefaceStyle(type, basePath)
  )
}
