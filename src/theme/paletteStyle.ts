import { appearanceDefaults } from '../contract/constants'
import { palettesOf } from './dyes'
import type { Palettes } from './palettes'

/** Colours as declarations of CSS custom properties: `--surface:#f9f6ee;--category-ai:…;`. */
function declare(colours: object, prefix = '--'): string {
  return Object.entries(colours as Record<string, string | object>)
    .map(([name, colour]) =>
      typeof colour === 'string'
        ? `${prefix}${name}:${colour};`
        : declare(colour, `${prefix}${name}-`),
    )
    .join('')
}

/** The CSS of both palettes of a dye, minified. Printed is the light theme. */
export function paletteStyleOf({ light, dark }: Palettes): string {
  return `:root{${declare(light)}color-scheme:light}@media not print{:root.dark{${declare(dark)}color-scheme:dark}}`
}

/**
 * The CSS of the default palettes. The build writes it into the document, where the server replaces it
 * with that of another dye: the browser needs no script for it, and the colours are no part of the code.
 */
export const paletteStyle = paletteStyleOf(palettesOf(appearanceDefaults.dye))
