import { pictureFormats, pictureWidths } from '../../src/lib/pictures'

/** Bytes of an original. */
export const maxUploadSize = 20 * 1024 * 1024

/** Part of the key of the cache: a picture is converted again when a setting changes. */
export const pictureSettings = {
  /** An effort of 4, the default, encodes AVIF in three times the time, in files 9 % smaller. */
  sizes: { avif: { quality: 48, effort: 3 }, webp: { quality: 72 } },
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
 * `metadata` is `PictureMetadata` as JSON.
 */
export type PictureVariant = 'derived' | 'metadata' | SizedVariant

/** What pages contain of a picture before it loads. */
export interface PictureMetadata {
  /** Pixels. */
  width: number
  height: number
  /** The mean colours of the upper and the lower half; absent if the picture is transparent. */
  colours?: string
}

export const sizedVariants = pictureWidths.flatMap((width) =>
  pictureFormats.map((format): SizedVariant => `${width}.${format}`),
)
