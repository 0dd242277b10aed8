import type { CategoryKey, EntryDye } from '../lib/cloth'
import type { colourNames } from './palettes'

/** `main` and `second` are the hues of a dye; others are the same in every dye. */
type Hue = 'main' | 'second' | number

/** A colour before its contrast is solved; its chroma is the highest that it may have. */
export type Tone = readonly [lightness: number, chroma: number, hue: Hue]

/** The names of the colours of which each theme has a tone. */
export type ToneName = Exclude<(typeof colourNames)[number], 'shadow'>

interface Tones extends Record<ToneName, Tone> {
  /** Lightness and chroma of all categories. */
  category: readonly [lightness: number, chroma: number]
  /** Lightness and chroma of all cloths. */
  cloth: Record<'background' | 'motif' | 'accent', readonly [lightness: number, chroma: number]>
}

export const tones: Record<'light' | 'dark', Tones> = {
  light: {
    surface: [0.974, 0.011, 'second'],
    surfaceRaised: [0.993, 0.005, 'second'],
    surfaceSunken: [0.939, 0.02, 'second'],
    text: [0.227, 0.025, 'main'],
    textMuted: [0.451, 0.028, 'main'],
    line: [0.87, 0.027, 'second'],
    accent: [0.472, 0.2, 'main'],
    accentStrong: [0.396, 0.18, 'main'],
    accentSoft: [0.932, 0.032, 'main'],
    onAccent: [1, 0, 'main'],
    positive: [0.466, 0.104, 154],
    danger: [0.496, 0.175, 23],
    star: [0.558, 0.129, 62],
    dyed: [0.42, 0.18, 'main'],
    onDyed: [0.985, 0.012, 'second'],
    motif: [0.778, 0.06, 'second'],
    category: [0.475, 0.15],
    cloth: { background: [0.93, 0.024], motif: [0.54, 0.11], accent: [0.73, 0.12] },
  },
  dark: {
    surface: [0.191, 0.024, 'main'],
    surfaceRaised: [0.231, 0.03, 'main'],
    surfaceSunken: [0.14, 0.018, 'main'],
    text: [0.935, 0.017, 'second'],
    textMuted: [0.747, 0.025, 'second'],
    line: [0.323, 0.038, 'main'],
    accent: [0.761, 0.125, 'main'],
    accentStrong: [0.832, 0.094, 'main'],
    accentSoft: [0.288, 0.06, 'main'],
    onAccent: [0.203, 0.05, 'main'],
    positive: [0.807, 0.113, 157],
    danger: [0.791, 0.121, 18],
    star: [0.829, 0.13, 80],
    dyed: [0.33, 0.13, 'main'],
    onDyed: [0.935, 0.017, 'second'],
    motif: [0.46, 0.08, 'main'],
    category: [0.795, 0.12],
    cloth: { background: [0.244, 0.034], motif: [0.57, 0.11], accent: [0.485, 0.09] },
  },
}

export const shadows = {
  light: '0 1px 2px rgb(29 26 39 / 0.06), 0 8px 24px rgb(29 26 39 / 0.06)',
  dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.24)',
}

/** The hues of the categories; `other` is like muted text. */
export const categoryHues: Record<Exclude<CategoryKey, 'other'>, number> = {
  frontend_development: 260,
  backend_development: 154,
  mobile_development: 280,
  ai: 309,
  tools: 50,
  design: 358,
}

/** The hues of a cloth's background and motif, and of its accent. */
export const clothHues: Record<EntryDye, readonly [hue: number, accent: number]> = {
  soga: [65, 77],
  indigo: [260, 78],
  mengkudu: [28, 62],
  turmeric: [83, 82],
  leaf: [152, 92],
  violet: [309, 356],
  mobile_development: [280, 78],
  tools: [50, 77],
  design: [358, 62],
}
