import { categoryKeys } from '../lib/cloth'
import { colourNames } from './palettes'

/** References to the CSS custom properties of colours. */
function variablesOf<Name extends string>(names: readonly Name[], prefix = '') {
  return Object.fromEntries(names.map((name) => [name, `var(--${prefix}${name})`])) as Record<
    Name,
    string
  >
}

/** Widths from which the layout has more columns. */
export const breakpoints = { tablet: '40rem', desktop: '64rem' } as const

/**
 * The theme in ThemeProvider. Its colours are CSS custom properties, so that switching between
 * light and dark renders no component.
 */
export const theme = {
  ...variablesOf(colourNames),
  category: variablesOf(categoryKeys, 'category-'),
  font: {
    text: "var(--font-text, 'Plus Jakarta Sans', 'Jakarta Arial', 'Jakarta Roboto', 'Jakarta DejaVu', system-ui, sans-serif)",
    code: "'JetBrains Mono', 'Code Menlo', 'Code Consolas', monospace",
  },
  size: {
    display: 'clamp(2.625rem, 1rem + 6.5vw, 8.75rem)',
    title: 'clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem)',
    heading: 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)',
    subheading: '1.1875rem',
    body: '1.0625rem',
    small: '0.9375rem',
    tiny: '0.8125rem',
  },
  radius: { small: '0.5rem', medium: '0.875rem', large: '1.375rem', round: '999px' },
  from: {
    tablet: `@media (min-width: ${breakpoints.tablet})`,
    desktop: `@media (min-width: ${breakpoints.desktop})`,
  },
  /** Devices with a pointer: on a touch screen the hover style would stay after a tap. */
  hover: '@media (hover: hover)',
  print: '@media print',
  duration: { short: '150ms', medium: '250ms' },
} as const

export type Theme = typeof theme
