import path from 'node:path/posix'
import { decode } from '../../../../src/lib/paths'
import type { SourceFile } from '../source'

/** The files of a site, found by the addresses that its posts have for them. */
export class SiteFiles {
  private readonly byPath = new Map<string, SourceFile>()
  private readonly byName = new Map<string, SourceFile[]>()

  constructor(files: readonly SourceFile[]) {
    for (const file of files) {
      const key = file.path.normalize('NFC')
      this.byPath.set(key, file)
      const name = path.basename(key)
      this.byName.set(name, [...(this.byName.get(name) ?? []), file])
    }
  }

  /**
   * Finds the file of an address: relative to a file, or in whatever folder a site publishes at its
   * root (`static`, `public`, `assets`, that of an Obsidian vault).
   * @param from the path of the file with the address
   */
  find(address: string, from: string): SourceFile | undefined {
    const [withoutQuery = ''] = address.split(/[?#]/)
    const names = [withoutQuery, decode(withoutQuery)].map((name) => name.normalize('NFC'))
    for (const name of names) {
      const file = this.byPath.get(path.join(path.dirname(from.normalize('NFC')), name))
      if (file && !name.startsWith('/')) return file
    }
    return names.map((name) => this.findInFolders(name)).find(Boolean)
  }

  /** The file in the uppermost folder that contains the path. */
  private findInFolders(name: string): SourceFile | undefined {
    const parts = name.replace(/^[@~]\//, '').split('/')
    const tail = parts.filter((part) => part !== '' && part !== '.' && part !== '..').join('/')
    if (tail === '') return undefined
    const files = this.byName.get(path.basename(tail)) ?? []
    const found = files.filter(({ path }) => `/${path.normalize('NFC')}`.endsWith(`/${tail}`))
    return found.sort((one, other) => one.path.length - other.path.length)[0]
  }
}
