import { env } from '../env'
import { hasSizes, pictureFormats, pictureWidths } from '../lib/pictures'
import { sitePath } from '../sitePath'

export interface PictureSource {
  type: string
  srcSet: string
}

/**
 * The generated formats and widths of a picture, as props of `source` elements.
 * @param url encoded
 */
export function pictureSources(url: string): PictureSource[] {
  if (!env.hasSizedPictures || !hasSizes(url)) return []
  return pictureFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: pictureWidths
      .map((width) => `${sitePath(`/sized${url}/${width}.${format}`)} ${width}w`)
      .join(', '),
  }))
}
