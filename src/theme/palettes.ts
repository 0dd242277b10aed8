import type { CategoryKey, EntryDye } from '../lib/cloth'

/** The colours of a cloth. Text has AA contrast on the background. */
export interface Dye {
  background: string
  /** The figures of the pattern: AA contrast of graphics (3 : 1) on the background. */
  motif: string
  /** Details of the figures. */
  accent: string
}

/** The colours of a theme, by use. Text colours have AA contrast on every surface. */
export const colourNames = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'text',
  'textMuted',
  'line',
  'accent',
  'accentStrong',
  'accentSoft',
  'onAccent',
  'positive',
  'danger',
  'star',
  'dyed',
  'onDyed',
  'motif',
  'shadow',
] as const

export type Palette = Record<(typeof colourNames)[number], string> & {
  category: Record<CategoryKey, string>
  dye: Record<EntryDye, Dye>
}

export interface Palettes {
  light: Palette
  dark: Palette
}
