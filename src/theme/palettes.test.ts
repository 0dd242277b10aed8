import { siteDyes } from '../contract/constants'
import { contrast, mix } from './contrast'
import { palettesOf } from './dyes'
import { toHex } from './oklch'
import type { Palette } from './palettes'

it('computes contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

it.each([
  [{ lightness: 1, chroma: 0, hue: 0 }, '#ffffff'],
  [{ lightness: 0.62796, chroma: 0.25768, hue: 29.234 }, '#ff0000'],
  [{ lightness: 0.45201, chroma: 0.31321, hue: 264.052 }, '#0000ff'],
  // Less chroma, where sRGB has no such colour.
  [{ lightness: 0.62796, chroma: 0.4, hue: 29.234 }, '#ff0000'],
])('converts %j', (colour, hex) => {
  expect(toHex(colour)).toBe(hex)
})

/** Of the muted text in the border of a field (`inputStyle`). */
const fieldShare = 0.75

function findLowContrasts(palette: Palette): string[] {
  const low: string[] = []
  const check = (ratio: number, name: string, one: string, others: readonly string[]) => {
    const found = others.filter((other) => contrast(one, other) < ratio)
    low.push(...found.map((other) => `${name} ${one} on ${other} needs ${ratio}`))
  }
  const surfaces = [palette.surface, palette.surfaceRaised, palette.surfaceSunken]
  for (const [name, { background, motif, accent }] of Object.entries(palette.dye)) {
    check(4.5, `text and ${name}`, palette.text, [background])
    check(4.5, `textMuted and ${name}`, palette.textMuted, [background])
    // Titles beside a pattern are large.
    check(3, `text and ${name}`, palette.text, [motif, accent])
    check(3, name, motif, [background])
    check(1.5, name, accent, [motif])
  }
  // Fields, buttons and the focus ring.
  for (const name of ['textMuted', 'accent', 'danger'] as const) {
    check(3, name, palette[name], surfaces)
  }
  check(3, 'field', mix(palette.textMuted, palette.surfaceRaised, fieldShare), surfaces)
  const grounds = [...surfaces, palette.accentSoft]
  check(7, 'text', palette.text, grounds)
  for (const name of ['textMuted', 'accent', 'accentStrong', 'positive', 'danger'] as const) {
    check(4.5, name, palette[name], grounds)
  }
  for (const [name, colour] of Object.entries(palette.category)) check(4.5, name, colour, grounds)
  check(4.5, 'onAccent', palette.onAccent, [palette.accent, palette.accentStrong])
  check(4.5, 'onDyed', palette.onDyed, [palette.dyed])
  check(3, 'star', palette.star, surfaces)
  return low
}

it.each(siteDyes)(
  'the dye %s has text, fields, buttons, the focus ring and cloths that differ from their surfaces',
  (dye) => {
    for (const theme of ['light', 'dark'] as const) {
      expect(findLowContrasts(palettesOf(dye)[theme])).toEqual([])
    }
  },
)
