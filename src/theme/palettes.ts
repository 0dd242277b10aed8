import type { ClothDye } from '../contract/constants'

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

/** Categories with their own colour; `other` is used for the rest. */
export const categoryKeys = [
  'frontend_development',
  'backend_development',
  'mobile_development',
  'ai',
  'tools',
  'design',
  'other',
] as const
export type CategoryKey = (typeof categoryKeys)[number]

export type Palette = Record<(typeof colourNames)[number], string> & {
  category: Record<CategoryKey, string>
  dye: Record<ClothDye, Dye>
}

/** The palettes of both themes. */
export interface Palettes {
  light: Palette
  dark: Palette
}

export const light: Palette = {
  surface: '#faf6ee',
  surfaceRaised: '#fffdf8',
  surfaceSunken: '#f1eadc',
  text: '#1d1a27',
  textMuted: '#585263',
  line: '#ddd3c1',
  accent: '#5f35c5',
  accentStrong: '#4a259f',
  accentSoft: '#ece4fb',
  onAccent: '#ffffff',
  positive: '#1c6a3d',
  danger: '#b0242f',
  star: '#a85f00',
  dyed: '#6b3fc9',
  onDyed: '#ffffff',
  motif: '#c9b48c',
  shadow: '0 1px 2px rgb(29 26 39 / 0.06), 0 8px 24px rgb(29 26 39 / 0.06)',
  category: {
    frontend_development: '#1b57b5',
    backend_development: '#1c6a3d',
    mobile_development: '#4340b4',
    ai: '#7a24ad',
    tools: '#9a4407',
    design: '#ab1f60',
    other: '#585263',
  },
  dye: {
    soga: { background: '#f2e4cd', motif: '#946030', accent: '#d19a3d' },
    indigo: { background: '#e5e9f0', motif: '#4169a3', accent: '#c79a52' },
    mengkudu: { background: '#f5e2d9', motif: '#b24c43', accent: '#dc9a52' },
    turmeric: { background: '#f8ebc4', motif: '#9a6c10', accent: '#dba624' },
    leaf: { background: '#e6edd8', motif: '#517c45', accent: '#c8a53e' },
    violet: { background: '#ebe3f3', motif: '#7f5aa8', accent: '#cf8fa6' },
  },
}

export const dark: Palette = {
  surface: '#11131f',
  surfaceRaised: '#191c2c',
  surfaceSunken: '#0c0e18',
  text: '#efe9dd',
  textMuted: '#aeaabb',
  line: '#2e3247',
  accent: '#b79fff',
  accentStrong: '#cdbcff',
  accentSoft: '#2a2547',
  onAccent: '#17112e',
  positive: '#7fd6a2',
  danger: '#ff9a9e',
  star: '#f3bd5b',
  dyed: '#4a2a96',
  onDyed: '#ffffff',
  motif: '#4d5385',
  shadow: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.24)',
  category: {
    frontend_development: '#86b6ff',
    backend_development: '#7fd6a2',
    mobile_development: '#a9a6ff',
    ai: '#d5a6ff',
    tools: '#ffb27a',
    design: '#ff9cc7',
    other: '#aeaabb',
  },
  dye: {
    soga: { background: '#281c12', motif: '#a97846', accent: '#7d4f1a' },
    indigo: { background: '#151d30', motif: '#5c85c4', accent: '#80602c' },
    mengkudu: { background: '#301819', motif: '#c2665c', accent: '#8a4a22' },
    turmeric: { background: '#2a2212', motif: '#a37d26', accent: '#7d5412' },
    leaf: { background: '#17241b', motif: '#5f8d55', accent: '#75642a' },
    violet: { background: '#231c34', motif: '#9474c2', accent: '#8a4a66' },
  },
}
