import { dark, light, type Palette } from './palettes'

/** The relative luminance of a colour (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dimmer = 0, brighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (brighter + 0.05) / (dimmer + 0.05)
}

it('computes contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

const palettes: [string, Palette][] = [
  ['the light theme, which is also printed', light],
  ['the dark theme', dark],
]

describe.each(palettes)('the dyes of %s', (_, palette) => {
  it.each(Object.entries(palette.dye))('%s', (_dye, { background, motif, accent }) => {
    for (const text of [palette.text, palette.textMuted]) {
      expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
    }
    // Titles beside a pattern are large.
    expect(contrast(palette.text, motif)).toBeGreaterThanOrEqual(3)
    expect(contrast(palette.text, accent)).toBeGreaterThanOrEqual(3)
    expect(contrast(motif, background)).toBeGreaterThanOrEqual(3)
    expect(contrast(accent, motif)).toBeGreaterThanOrEqual(1.5)
  })
})

it.each(palettes)(
  'fields, buttons and the focus ring differ from the surfaces in %s',
  (_, palette) => {
    for (const surface of [palette.surface, palette.surfaceRaised, palette.surfaceSunken]) {
      for (const colour of [palette.textMuted, palette.accent, palette.danger]) {
        expect(contrast(colour, surface)).toBeGreaterThanOrEqual(3)
      }
    }
  },
)
