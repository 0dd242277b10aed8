import path from 'node:path/posix'
import { decode } from '../../../../src/lib/paths'
import { detectFormat, isUploadFormat, storedFormats } from '../../../pictures/formats'
import { maxUploadSize } from '../../../pictures/pictureFiles'
import { hashOf } from '../../../pictures/repository'
import { groupBy } from '../../groupBy'
import type { SourceFile } from '../source'
import type { WriteNote } from './PostNotes'

/** Whether an address leads to a picture, by its ending. */
export function isPictureAddress(address: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|gif|svg|heic|heif|tiff?|bmp)(?:[?#].*)?$/i.test(address)
}

/** The files of a site, found by the addresses that its posts have for them. */
export class SiteFiles {
  private readonly byPath: Map<string, SourceFile>
  private readonly byName: Map<string, SourceFile[]>

  constructor(files: readonly SourceFile[]) {
    const pathOf = (file: SourceFile) => file.path.normalize('NFC')
    this.byPath = new Map(files.map((file) => [pathOf(file), file]))
    const groups = groupBy(files, (file) => path.basename(pathOf(file)))
    this.byName = new Map(groups.map((group) => [path.basename(pathOf(group[0])), group]))
  }

  /**
   * Takes the picture that a local address leads to.
   * @param from the path of the file with the address
   * @param taken gets its bytes, by its name as a stored picture
   * @returns its address as a stored picture, or why it cannot be stored
   */
  takePicture(
    address: string,
    from: string,
    taken: Map<string, Buffer>,
  ): string | { problem: WriteNote } {
    const bytes = this.find(address, from)?.bytes
    if (!bytes) return { problem: (texts) => texts.missingPicture }
    const format = detectFormat(bytes)
    if (!isUploadFormat(format)) {
      const [, ending = ''] = /\.(\w+)(?:[?#].*)?$/.exec(address) ?? []
      const isUsual = /^(?:|jpe?g|png|webp|avif)$/i.test(ending)
      return {
        problem: (texts) =>
          isUsual ? texts.damagedPicture : texts.refusedPicture(ending.toUpperCase()),
      }
    }
    if (bytes.length > maxUploadSize) {
      return { problem: (texts) => texts.largePicture(maxUploadSize / 2 ** 20) }
    }
    const name = `${hashOf(bytes)}.${storedFormats[format].extension}`
    taken.set(name, bytes)
    return `/pictures/stored/${name}`
  }

  /**
   * Finds the file of an address: relative to a file, or in whatever folder a site publishes at its
   * root (`static`, `public`, `assets`, that of an Obsidian vault).
   */
  private find(address: string, from: string): SourceFile | undefined {
    const [withoutQuery = ''] = address.split(/[?#]/)
    const names = [withoutQuery, decode(withoutQuery)].map((name) => name.normalize('NFC'))
    const folder = path.dirname(from.normalize('NFC'))
    const relative = names.filter((name) => !name.startsWith('/'))
    const beside = relative.map((name) => this.byPath.get(path.join(folder, name)))
    return [...beside, ...names.map((name) => this.findInFolders(name))].find(Boolean)
  }

  /** The file in the uppermost folder that contains the path. */
  private findInFolders(name: string): SourceFile | undefined {
    const parts = name.replace(/^[@~]\//, '').split('/')
    const tail = parts.filter((part) => part !== '' && part !== '.' && part !== '..').join('/')
    const found = (this.byName.get(path.basename(tail)) ?? []).filter(({ path }) =>
      `/${path.normalize('NFC')}`.endsWith(`/${tail}`),
    )
    return found.sort((one, other) => one.path.length - other.path.length)[0]
  }
}
