import { pictureAddress } from '../../../src/lib/pictures'
import type { PictureFile } from '../../pictures/pictureFiles'

const prefix = '/pictures/'

/** No path has more characters. */
const maxPathLength = 4096

/** Finds the pictures that the files of a site refer to. */
export class UsedPictures {
  private readonly used: PictureFile[] = []
  /** Each with its name as texts contain it. */
  private readonly unused = new Map<PictureFile, string[]>()

  /** @param files of all pictures; placeholders are always used */
  constructor(files: readonly PictureFile[]) {
    for (const file of files) {
      const { name } = file
      if (name.endsWith('-placeholder.svg')) this.used.push(file)
      else this.unused.set(file, [name, pictureAddress(prefix + name).slice(prefix.length)])
    }
  }

  add(text: string): void {
    const [, ...parts] = text.split(prefix)
    for (const part of parts) {
      // A name may be in decomposed form, as macOS stores it.
      const reference = part.slice(0, maxPathLength).normalize('NFC')
      for (const [file, names] of this.unused) {
        if (!names.some((name) => reference.startsWith(name))) continue
        this.used.push(file)
        this.unused.delete(file)
      }
    }
  }

  list(): readonly PictureFile[] {
    return this.used
  }
}
