import path from 'node:path/posix'
import { maxUploadSize } from '../../../../src/contract/constants'
import { decode, paths } from '../../../../src/lib/urls/paths'
import { detectFormat, isUploadFormat, storedFormats } from '../../../pictures/conversion/formats'
import { hashOf } from '../../../pictures/repository'
import { slugOfTitle } from '../../../rows/slugs'
import { groupBy } from '../../entry'
import type { SourceFile } from '../source'
import { markdownEnding } from '../../posts/postFiles'
import { withoutEnding, withoutIndex } from './findPosts'
import type { FoundAddress } from './PostText'
import type { UnconvertedPost } from './readPost'

export const isPictureAddress = (address: string) =>
  /\.(?:jpe?g|png|webp|avif|gif|svg|heic|heif|tiff?|bmp)(?:[?#].*)?$/i.test(address)

/** Folders that addresses of posts begin with, where a generator decides about the rest. */
const blogFolder = /^\/(?:posts?|blog|articles?|notes?|writing|p|\d{4})\//

/** A key that is the same for all spellings of a path or a name. */
const keyOf = (text: string) => withoutIndex(withoutEnding(decode(text).trim())).toLowerCase()

const pathOf = (file: SourceFile) => file.path.normalize('NFC')

/** Finds the files and posts of a site by the addresses that its posts have for them. */
export class Site {
  private readonly byPath: Map<string, SourceFile>
  private readonly byName: Map<string, SourceFile[]>
  private readonly slugs = new Map<string, string>()

  /** @param posts with their final slugs; the first with a path or a name has it */
  constructor(files: readonly SourceFile[], posts: readonly UnconvertedPost[]) {
    this.byPath = new Map(files.map((file) => [pathOf(file), file]))
    this.byName = groupBy(files, (file) => path.basename(pathOf(file)))
    const filesOf = ({ file, name }: UnconvertedPost) => [file, name.group]
    for (const findKeys of [filesOf, pathsOf, namesOf]) {
      for (const post of posts) {
        for (const key of findKeys(post).map(keyOf)) {
          if (key !== '' && !this.slugs.has(key)) this.slugs.set(key, post.slug)
        }
      }
    }
  }

  /** @param taken gets the picture, by its name as a stored picture */
  takePicture(address: string, from: string, taken: Map<string, SourceFile>): FoundAddress {
    const file = this.findFile(address, from)
    if (!file) return { problem: (texts) => texts.missingPicture }
    const { bytes } = file
    const format = detectFormat(bytes)
    if (!isUploadFormat(format)) return { problem: (texts) => texts.refusedPicture }
    if (bytes.length > maxUploadSize) {
      return { problem: (texts) => texts.largePicture(maxUploadSize / 2 ** 20) }
    }
    const name = `${hashOf(bytes)}.${storedFormats[format].extension}`
    taken.set(name, file)
    return `/pictures/stored/${name}`
  }

  /**
   * Finds the file of an address: relative to a file, or in whatever folder a site publishes at its
   * root (`static`, `public`, `assets`, that of an Obsidian vault), the uppermost one.
   */
  private findFile(address: string, from: string): SourceFile | undefined {
    const [withoutQuery = ''] = address.split(/[?#]/)
    const names = [withoutQuery, decode(withoutQuery)].map((name) => name.normalize('NFC'))
    const folder = path.dirname(from.normalize('NFC'))
    const relative = names.filter((name) => !name.startsWith('/'))
    const inFolders = (name: string) => {
      const parts = name.replace(/^[@~]\//, '').split('/')
      const tail = parts.filter((part) => part !== '' && part !== '.' && part !== '..').join('/')
      const named = this.byName.get(path.basename(tail)) ?? []
      const found = named.filter((file) => `/${pathOf(file)}`.endsWith(`/${tail}`))
      return found.sort((one, other) => one.path.length - other.path.length)[0]
    }
    const beside = relative.map((name) => this.byPath.get(path.join(folder, name)))
    return [...beside, ...names.map(inFolders)].find(Boolean)
  }

  /** The address of the post of a link: relative to a file, or a path of the former site. */
  findPost(link: string, from: string): string | undefined {
    const [, address = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(link) ?? []
    const decoded = decode(address).normalize('NFC')
    if (decoded === '') return undefined
    const slug = decoded.startsWith('/') ? this.slugOfPath(decoded) : this.slugOfFile(decoded, from)
    return slug === undefined ? undefined : paths.post(slug) + anchor
  }

  /** The address of the post with a name: of a note of Obsidian, `post_url` of Jekyll, `ref` of Hugo. */
  findNamed(link: string, from: string): string | undefined {
    const [name = '', heading] = link.split('#')
    const found = this.slugOf(path.basename(name.trim().replace(/\/_?index\.mdx?$|\/$/i, '')))
    const address = found === undefined ? this.findPost(name, from) : paths.post(found)
    return address === undefined ? undefined : address + (heading ? `#${slugOfTitle(heading)}` : '')
  }

  private slugOf(pathOrName: string): string | undefined {
    return this.slugs.get(keyOf(pathOrName))
  }

  private slugOfPath(address: string): string | undefined {
    const key = keyOf(address)
    // Jekyll has the categories of a post before its date.
    const [dated = key] = /\/\d{4}\/\d{2}\/\d{2}\/[^/]+$/.exec(key) ?? []
    const found = this.slugOf(key) ?? this.slugOf(dated) ?? this.slugOf(key.slice(1))
    return found ?? (blogFolder.test(key) ? this.slugOf(path.basename(key)) : undefined)
  }

  private slugOfFile(address: string, from: string): string | undefined {
    // On the site, a post may be a folder of its own.
    const folders = [path.dirname(from), withoutEnding(from)]
    const files = folders.map((folder) => path.join(folder, address))
    const names = markdownEnding.test(address) ? [path.basename(address)] : []
    return [...files, ...names].map((key) => this.slugOf(key)).find(Boolean)
  }
}

function namesOf({ file, name: { name, date }, title, otherNames, slug }: UnconvertedPost) {
  const dated = date === undefined ? [] : [`${date}-${name}`, `${date} ${name}`]
  return [path.basename(keyOf(file)), name, ...dated, title, ...otherNames, slug]
}

/** The addresses of a post by the usual rules of generators, and those that it names. */
function pathsOf({ file, name, slug, aliases, fields }: UnconvertedPost): string[] {
  const [, inContent] = /(?:^|\/)(?:content|src\/pages)\/(.+)$/s.exec(file) ?? []
  const day = fields.publishedAt.slice(0, 10).replaceAll('-', '/')
  const folder = inContent && path.dirname(withoutIndex(withoutEnding(inContent)))
  const folders = folder === undefined ? [day] : [folder, day]
  const addresses = folders.flatMap((folder) => [`${folder}/${name.name}`, `${folder}/${slug}`])
  return [...aliases, ...addresses.map((address) => path.join('/', address))]
}
