/** The formats of pictures that can be uploaded. */
export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

/** A format that was recognised by the first bytes of a file, whatever its name is. */
export interface DetectedFormat {
  /** Absent for a format that is not accepted. */
  format?: UploadFormat
  /** For messages. */
  name: string
}

const brands: Record<string, UploadFormat> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  hevc: 'heic',
  hevx: 'heic',
}

const signatures: [RegExp, DetectedFormat][] = [
  [/^\xff\xd8\xff/, { format: 'jpeg', name: 'JPEG' }],
  [/^\x89PNG\r\n/, { format: 'png', name: 'PNG' }],
  [/^RIFF[^]{4}WEBP/, { format: 'webp', name: 'WebP' }],
  [/^GIF8/, { name: 'GIF' }],
  [/^BM/, { name: 'BMP' }],
  [/^(?:II\*\0|MM\0\*)/, { name: 'TIFF' }],
  [/^%PDF/, { name: 'PDF' }],
  [/^\s*(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg/i, { name: 'SVG' }],
  [/^\s*<(?:!doctype )?html/i, { name: 'HTML' }],
  [/^PK/, { name: 'ZIP' }],
]

/** Recognises the format of a file. */
export function detectFormat(bytes: Buffer): DetectedFormat {
  const start = bytes.toString('latin1', 0, 1024).replace(/^\xef\xbb\xbf/, '')
  const known = signatures.find(([signature]) => signature.test(start))
  if (known) return known[1]
  if (start.slice(4, 8) !== 'ftyp') return { name: 'a file that is no picture' }
  // The major brand, and behind its version the compatible ones.
  const length = Math.min(bytes.readUInt32BE(0), start.length)
  const found = [start.slice(8, 12), ...(start.slice(16, length).match(/[^]{4}/g) ?? [])]
    .map((brand) => brands[brand])
    .find((format) => format !== undefined)
  return found ? { format: found, name: found.toUpperCase() } : { name: 'a video' }
}

const foreignContent: [RegExp, string][] = [
  [/<script[\s>]|<!doctype html|<html[\s>]|<iframe[\s>]|<svg[\s>]/i, 'HTML or SVG'],
  [/<\?php\s/, 'a PHP program'],
  [/%PDF-\d\.\d/, 'a PDF'],
]

/**
 * Finds a document, a program or an archive that a file contains beside its picture, so that other
 * software takes it for something else.
 */
export function findForeignContent(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1')
  const found = foreignContent.find(([pattern]) => pattern.test(text))
  return found?.[1] ?? (endsLikeArchive(bytes) ? 'a ZIP archive' : undefined)
}

const archiveEnd = Buffer.from('PK\x05\x06', 'latin1')
const archiveEndLength = 22
const maxArchiveComment = 65_535

/** A ZIP archive is read from its end: a record, and a comment whose length the record contains. */
function endsLikeArchive(bytes: Buffer): boolean {
  const first = Math.max(0, bytes.length - archiveEndLength - maxArchiveComment)
  for (let at = bytes.lastIndexOf(archiveEnd); at >= first; at = lastBefore(bytes, at)) {
    const end = at + archiveEndLength
    if (end <= bytes.length && end + bytes.readUInt16LE(end - 2) === bytes.length) return true
  }
  return false
}

function lastBefore(bytes: Buffer, at: number): number {
  return at === 0 ? -1 : bytes.lastIndexOf(archiveEnd, at - 1)
}
