/** The widths that pictures are converted to. */
export const pictureWidths = [400, 800, 1200] as const

/** The formats that pictures are converted to, smallest first. */
export const pictureFormats = ['avif', 'webp'] as const

const localPicture = /^\/pictures\/([^?]+)(\?.*)?$/s

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

/** Encodes the characters that `srcset` must not contain; other addresses are unchanged. */
export function pictureAddress(address: string): string {
  const name = pictureName(address)
  if (name === undefined) return address
  const query = localPicture.exec(address)?.[2] ?? ''
  return `/pictures/${name.split('/').map(encodeURIComponent).join('/')}${query}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A percent sign that is part of the name.
    return text
  }
}
