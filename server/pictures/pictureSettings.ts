import { pictureFormats, pictureWidths } from '../../src/lib/pictures'

/** Part of the key of the cache: a picture is converted again when a setting changes. */
export const pictureSettings = {
  /** An effort of 2 encodes AVIF five times as fast as the default, in files 7 % larger. */
  sizes: { avif: { quality: 50, effort: 2 }, webp: { quality: 72 } },
  derived: {
    jpeg: { quality: 85 },
    png: {},
    webp: { quality: 85 },
    avif: { quality: 65, effort: 2 },
    gif: {},
  },
  maxWidth: 2400,
  /** Below the limit of WebP and AVIF. */
  maxHeight: 16_000,
} as const

export type DerivedFormat = keyof typeof pictureSettings.derived
type SizedVariant = `${(typeof pictureWidths)[number]}.${(typeof pictureFormats)[number]}`

/**
 * What is made of a picture: `derived` replaces the original, with the same format and name;
 * `colours` are the mean colours of the upper and the lower half.
 */
export type PictureVariant = 'derived' | 'colours' | SizedVariant

export const sizedVariants = pictureWidths.flatMap((width) =>
  pictureFormats.map((format): SizedVariant => `${width}.${format}`),
)
