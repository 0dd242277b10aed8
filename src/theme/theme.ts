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
export const breakpoints = {
  tablet: '40rem',
  desktop: '64rem',
  belowTablet: '39.99rem',
  belowDesktop: '63.99rem',
} as const

const colours = variablesOf(colourNames)
const small = '0.875rem'

/**
 * The theme in ThemeProvider. Its colours are CSS custom properties, so that switching between
 * light and dark renders no component.
 */
export const theme = {
  ...colours,
  category: variablesOf(categoryKeys, 'category-'),
  font: {
    text: "var(--font-text, 'Plus Jakarta Sans', 'Jakarta Arial', 'Jakarta Roboto', 'Jakarta DejaVu', system-ui, sans-serif)",
    code: "'JetBrains Mono', 'Code Menlo', 'Code Consolas', monospace",
  },
  /** On a wide screen 112, 72, 44, 28, 18 and 14 pixels. */
  size: {
    display: 'clamp(2.75rem, 1rem + 7vw, 7rem)',
    title: 'clamp(2.25rem, 1.5rem + 3.4vw, 4.5rem)',
    section: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)',
    heading: 'clamp(1.375rem, 1.25rem + 0.7vw, 1.75rem)',
    body: '1.125rem',
    small,
  },
  /** Declarations for dates, captions and labels. */
  smallText: `color: ${colours.textMuted}; font-size: ${small};`,
  radius: { small: '0.5rem', medium: '0.875rem', large: '1.375rem', round: '999px' },
  from: {
    tablet: `@media (min-width: ${breakpoints.tablet})`,
    desktop: `@media (min-width: ${breakpoints.desktop})`,
  },
  /** Devices with a pointer: on a touch screen the hover style would stay after a tap. */
  hover: '@media (hover: hover)',
  print: '@media print',
  /** Declarations for elements that are not printed. */
  screenOnly: '@media print { display: none; }',
  duration: { short: '150ms', medium: '250ms' },
} as const

export type Theme = typeof theme
