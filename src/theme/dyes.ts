import type { SiteDye } from '../contract/constants'
import { dark, light, type Palettes } from './palettes'
import { solvePalette, type DyeHues } from './solvePalette'

/** The hues of the dyes; the default one has the palettes that are drawn by hand. */
const dyeHues: Record<Exclude<SiteDye, 'violet'>, DyeHues> = {
  sogan: { main: 58, second: 80, chroma: 0.1 },
  nila: { main: 262, second: 88, chroma: 0.14 },
  mengkudu: { main: 28, second: 62, chroma: 0.15 },
  pesisir: { main: 198, second: 45, chroma: 0.1 },
  jati: { main: 148, second: 72, chroma: 0.1 },
  malam: { main: 265, second: 90, chroma: 0.03 },
}

/** The palettes of any hues. */
export function solvePalettes(hues: DyeHues): Palettes {
  return { light: solvePalette('light', hues), dark: solvePalette('dark', hues) }
}

/** The palettes of a dye. */
export function palettesOf(dye: SiteDye): Palettes {
  return dye === 'violet' ? { light, dark } : solvePalettes(dyeHues[dye])
}
