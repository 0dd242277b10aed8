/** The colours of one theme, by use. Text colours have AA contrast on every surface. */
export interface Palette {
  surface: string
  surfaceRaised: string
  surfaceSunken: string
  text: string
  textMuted: string
  line: string
  accent: string
  accentStrong: string
  accentSoft: string
  onAccent: string
  positive: string
  danger: string
  star: string
  avatar: string
  onAvatar: string
  motif: string
  shadow: string
  category: Record<CategoryKey, string>
}

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
  avatar: '#6b3fc9',
  onAvatar: '#ffffff',
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
  avatar: '#6b3fc9',
  onAvatar: '#ffffff',
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
}
