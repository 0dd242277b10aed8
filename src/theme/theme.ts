import { categoryKeys, light, type CategoryKey, type Palette } from './palettes'

type Colours = Omit<Palette, 'category'>

function colourVariables(palette: Palette): [string, string][] {
  const { category, ...colours } = palette
  return [
    ...Object.entries(colours),
    ...categoryKeys.map((key): [string, string] => [`category-${key}`, category[key]]),
  ].map(([name, value]): [string, string] => [`--${name}`, value])
}

/** The declarations that put a palette on the page: `--surface: #faf6ee; …`. */
export function cssVariables(palette: Palette): string {
  return colourVariables(palette)
    .map(([name, value]) => `${name}: ${value};`)
    .join('')
}

const colours = Object.fromEntries(
  Object.keys(light)
    .filter((name) => name !== 'category')
    .map((name) => [name, `var(--${name})`]),
) as unknown as Colours

const category = Object.fromEntries(
  categoryKeys.map((key) => [key, `var(--category-${key})`]),
) as Record<CategoryKey, string>

/**
 * The one theme that ThemeProvider supplies. Its colours are CSS custom properties, so
 * that changing between light and dark repaints without running a component.
 */
export const theme = {
  ...colours,
  category,
  font: {
    text: "'Plus Jakarta Sans', 'Jakarta Arial', 'Jakarta Roboto', 'Jakarta DejaVu', system-ui, sans-serif",
    code: "'JetBrains Mono', 'Code Menlo', 'Code Consolas', monospace",
  },
  size: {
    display: 'clamp(2.625rem, 1.4rem + 6vw, 5.75rem)',
    title: 'clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem)',
    heading: 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)',
    subheading: '1.1875rem',
    body: '1.0625rem',
    small: '0.9375rem',
    tiny: '0.8125rem',
  },
  radius: { small: '0.5rem', medium: '0.875rem', large: '1.375rem', round: '999px' },
  /** Widths from which the layout changes. */
  from: {
    tablet: '@media (min-width: 40rem)',
    desktop: '@media (min-width: 64rem)',
  },
  /** Where there is something to hover with: after a finger it would stick. */
  hover: '@media (hover: hover)',
  print: '@media print',
  duration: { short: '150ms', medium: '250ms' },
} as const

export type Theme = typeof theme
