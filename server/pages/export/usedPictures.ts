import { pictureAddress } from '../../../src/lib/pictures'
import type { PictureFile } from '../../pictures/pictureFiles'

const prefix = '/pictures/'

/** Finds the pictures that the files of a site refer to. */
export class UsedPictures {
  private readonly used: PictureFile[]
  private unused: PictureFile[]

  /** @param files of all pictures; placeholders are always used */
  constructor(files: readonly PictureFile[]) {
    const isPlaceholder = ({ name }: PictureFile) => name.endsWith('-placeholder.svg')
    this.used = files.filter(isPlaceholder)
    this.unused = files.filter((file) => !isPlaceholder(file))
  }

  add(text: string): void {
    if (this.unused.length === 0) return
    // A name may be in decomposed form, as macOS stores it.
    const [, ...references] = text.normalize('NFC').split(prefix)
    const isUsed = ({ name }: PictureFile) =>
      [name, pictureAddress(prefix + name).slice(prefix.length)].some((written) =>
        references.some((reference) => reference.startsWith(written)),
      )
    this.used.push(...this.unused.filter(isUsed))
    this.unused = this.unused.filter((file) => !this.used.includes(file))
  }

  list(): readonly PictureFile[] {
    return this.used
  }
}
