/** A photograph of a telephone becomes a JPEG, which every browser shows. */
export const storedFormats = {
  JPEG: { format: 'jpeg', extension: 'jpg' },
  PNG: { format: 'png', extension: 'png' },
  WebP: { format: 'webp', extension: 'webp' },
  AVIF: { format: 'avif', extension: 'avif' },
  HEIC: { format: 'jpeg', extension: 'jpg' },
} as const

export type UploadFormat = keyof typeof storedFormats

const signatures: [RegExp, string][] = [
  [/^\xff\xd8\xff/, 'JPEG'],
  [/^\x89PNG\r\n/, 'PNG'],
  [/^RIFF[^]{4}WEBP/, 'WebP'],
  [/^GIF8/, 'GIF'],
  [/^BM/, 'BMP'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^%PDF/, 'PDF'],
  [/^\s*(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg/i, 'SVG'],
  [/^\s*<(?:!doctype )?html/i, 'HTML'],
  [/^PK/, 'ZIP'],
]

/** The name of a file's format by its first bytes, whatever the name of the file is. */
export function detectFormat(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 1024).replace(/^\xef\xbb\xbf/, '')
  const known = signatures.find(([signature]) => signature.test(start))
  if (known) return known[1]
  if (start.slice(4, 8) !== 'ftyp') return 'a file that is no picture'
  // The major brand, and behind its version the compatible ones.
  const length = Math.min(bytes.readUInt32BE(0), start.length)
  const brands = [start.slice(8, 12), ...(start.slice(16, length).match(/[^]{4}/g) ?? [])]
  const brand = brands.find((name) => /^(?:avi[fs]|hei[cxms]|hev[cx])$/.test(name))
  if (brand === undefined) return 'a video'
  return brand.startsWith('avi') ? 'AVIF' : 'HEIC'
}

export function isUploadFormat(format: string): format is UploadFormat {
  return format in storedFormats
}
