/** A colour in OKLCH: lightness from 0 to 1, chroma from 0 to about 0.3, hue in degrees. */
interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

type Rgb = readonly [number, number, number]

/** The channels of linear sRGB; outside of 0 to 1, no screen of sRGB has the colour. */
function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  // The matrices of https://bottosson.github.io/posts/oklab/
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShown = (rgb: Rgb) => rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001)

/** The linear channels with the highest chroma, up to that of the colour, that sRGB has. */
function fitIntoGamut(colour: Oklch): Rgb {
  const rgb = toLinearRgb(colour)
  if (isShown(rgb)) return rgb
  let [low, high] = [0, colour.chroma]
  while (high - low > 0.0001) {
    const chroma = (low + high) / 2
    if (isShown(toLinearRgb({ ...colour, chroma }))) low = chroma
    else high = chroma
  }
  return toLinearRgb({ ...colour, chroma: low })
}

/** Converts a colour to `#rrggbb`, with less chroma where sRGB does not have it. */
export function toHex(colour: Oklch): string {
  const channels = fitIntoGamut(colour).map((channel) => {
    const value = Math.min(1, Math.max(0, channel))
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
