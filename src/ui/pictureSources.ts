import { env } from '../env'
import pictureWidths from '../lib/pictureWidths.json'
import { sitePath } from '../sitePath'

const localPicture = /^\/pictures\/.+\.(?:webp|png|jpe?g|avif)$/i

/** The formats that the build generates, smallest first. */
const formats = ['avif', 'webp'] as const

export interface PictureSource {
  type: string
  srcSet: string
}

/** The generated formats and widths of a picture, as props of `source` elements. */
export function pictureSources(url: string): PictureSource[] {
  if (!env.hasSizedPictures || !localPicture.test(url)) return []
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: pictureWidths
      .map((width) => `${sitePath(`/sized${url}/${width}.${format}`)} ${width}w`)
      .join(', '),
  }))
}
