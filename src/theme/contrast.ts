/** The relative luminance of a colour (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, written as `#rrggbb` (WCAG 2): from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dimmer = 0, brighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (brighter + 0.05) / (dimmer + 0.05)
}

/** Mixes two colours, written as `#rrggbb`, like `color-mix(in srgb, …)`. */
export function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [first = 0, second = 0] = [one, other].map((hex) =>
      parseInt(hex.slice(start, start + 2), 16),
    )
    return Math.round(first * share + second * (1 - share))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
