import { decode } from './urls/paths'

/** The widths that pictures are converted to. */
export const pictureWidths = [400, 800, 1200] as const

/** The formats that pictures are converted to, smallest first. */
export const pictureFormats = ['avif', 'webp'] as const

const localPicture = /^\/pictures\/([^?]+)(\?.*)?$/s

/** The focal point at the end of an address of this site, in percent. */
const focusQuery = /^(\/pictures\/[^?]+)\?focus=(\d{1,3}),(\d{1,3})$/

/** Whether a picture is converted to `pictureWidths` and `pictureFormats`. */
export function hasSizes(address: string): boolean {
  return /^\/pictures\/.+\.(?:webp|png|jpe?g|avif)$/i.test(address)
}

/**
 * The name of a file of `public/pictures/`, in Unicode's composed form.
 * @param address may be percent-encoded
 * @returns nothing for an address outside `/pictures/`
 */
export function pictureName(address: string): string | undefined {
  const name = localPicture.exec(address)?.[1]
  return name === undefined ? undefined : decode(name).normalize('NFC')
}

/** The focal point of an address such as `/pictures/a.webp?focus=30,60` as a CSS `object-position`. */
export function objectPosition(address: string): string | undefined {
  return focusQuery.test(address) ? address.replace(focusQuery, '$2% $3%') : undefined
}

/**
 * The address to request: without a focal point, and with the characters encoded that `srcset` must
 * not contain. Addresses of other sites are unchanged.
 */
export function pictureAddress(address: string): string {
  const name = pictureName(address)
  if (name === undefined) return address
  if (focusQuery.test(address)) return pictureAddress(address.replace(focusQuery, '$1'))
  const query = localPicture.exec(address)?.[2] ?? ''
  return `/pictures/${name.split('/').map(encodeURIComponent).join('/')}${query}`
}
