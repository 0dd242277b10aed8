import { env } from '../env'
import { sitePath } from '../sitePath'

/** Widths in pixels in which the build makes every picture of the site itself. */
const widths = [400, 800, 1200]

const ownPicture = /^\/pictures\/.+\.(?:webp|png|jpe?g|avif)$/i

/** The formats that the build makes, the smaller first. */
const formats = ['avif', 'webp'] as const

export interface PictureSource {
  type: string
  srcSet: string
}

/** The same picture in other formats and widths, as `source` elements name them. */
export function pictureSources(address: string): PictureSource[] {
  if (!env.hasSizedPictures || !ownPicture.test(address)) return []
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths
      .map((width) => `${sitePath(`/sized${address}/${width}.${format}`)} ${width}w`)
      .join(', '),
  }))
}
