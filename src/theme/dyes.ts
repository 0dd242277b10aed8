import type { SiteDye } from '../contract/constants'
import type { Palettes } from './palettes'
import { solvePalette, type DyeHues } from './solvePalette'

const dyeHues: Record<SiteDye, DyeHues> = {
  nila: { main: 268, second: 88, chroma: 0.14 },
  sogan: { main: 58, second: 80, chroma: 0.1 },
  mengkudu: { main: 28, second: 62, chroma: 0.15 },
  pesisir: { main: 198, second: 45, chroma: 0.1 },
  jati: { main: 148, second: 72, chroma: 0.1 },
  malam: { main: 265, second: 90, chroma: 0.03 },
  violet: { main: 293, second: 85, chroma: 0.2 },
}

export function palettesOf(dye: SiteDye): Palettes {
  const hues = dyeHues[dye]
  return { light: solvePalette('light', hues), dark: solvePalette('dark', hues) }
}
