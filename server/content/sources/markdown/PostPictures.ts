import { commandTexts } from '../../../language/catalogues'
import { maxUploadSize } from '../../../pictures/pictureFiles'
import { hashOf } from '../../../pictures/repository'
import type { SiteFiles } from './SiteFiles'

/** The formats of stored pictures, by the first bytes of a file. */
const formats: [RegExp, string][] = [
  [/^\xff\xd8\xff/, 'jpg'],
  [/^\x89PNG\r\n/, 'png'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^[^]{4}ftyp(?:avi[fs]|[^]{8}(?:[^]{4}){0,8}avi[fs])/, 'avif'],
]

/** Whether an address leads to a picture, by its ending. */
export function isPictureAddress(address: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|gif|svg|heic|heif|tiff?|bmp)(?:[?#].*)?$/i.test(address)
}

/** Takes the pictures of one post out of the files. */
export class PostPictures {
  /** The taken pictures, by their names as stored pictures. */
  readonly taken = new Map<string, Buffer>()

  constructor(
    private readonly files: SiteFiles,
    /** The path of the post. */
    private readonly from: string,
  ) {}

  /**
   * Takes the picture that a local address leads to.
   * @returns its address as a stored picture, or why it cannot be stored
   */
  take(address: string): { url: string } | { problem: string } {
    const texts = commandTexts().markdownPosts
    const bytes = this.files.find(address, this.from)?.bytes
    if (!bytes) return { problem: texts.missingPicture }
    const start = bytes.toString('latin1', 0, 64)
    const [, extension] = formats.find(([signature]) => signature.test(start)) ?? []
    if (!extension) {
      const [, ending = ''] = /\.(\w+)(?:[?#].*)?$/.exec(address) ?? []
      const isUsual = /^(?:|jpe?g|png|webp|avif)$/i.test(ending)
      return {
        problem: isUsual ? texts.damagedPicture : texts.refusedPicture(ending.toUpperCase()),
      }
    }
    if (bytes.length > maxUploadSize)
      return { problem: texts.largePicture(maxUploadSize / 2 ** 20) }
    const name = `${hashOf(bytes)}.${extension}`
    this.taken.set(name, bytes)
    return { url: `/pictures/stored/${name}` }
  }
}
