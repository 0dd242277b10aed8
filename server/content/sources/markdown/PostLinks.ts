import path from 'node:path/posix'
import { decode, paths } from '../../../../src/lib/paths'
import { slugOfTitle } from '../../../rows/slugs'
import { markdownEnding, withoutEnding } from './findPosts'
import { withoutIndex } from './readAddress'
import type { UnconvertedPost } from './readPost'

type Post = Pick<
  UnconvertedPost,
  'file' | 'name' | 'title' | 'slug' | 'aliases' | 'otherNames' | 'fields'
>

/** Folders that addresses of posts begin with, where a generator decides about the rest. */
const blogFolder = /^\/(?:posts?|blog|articles?|notes?|writing|p|\d{4})\//

/** Finds the addresses of posts on this site by the links that other posts have to them. */
export class PostLinks {
  private readonly byFile = new Map<string, string>()
  private readonly byName = new Map<string, string>()
  private readonly byFormerPath = new Map<string, string>()

  /** @param posts with their final slugs */
  constructor(posts: readonly Post[]) {
    for (const post of posts) {
      for (const key of fileKeys(post)) add(this.byFile, key, post.slug)
      for (const key of namesOf(post)) add(this.byName, nameKey(key), post.slug)
      for (const key of formerPaths(post)) add(this.byFormerPath, pathKey(key), post.slug)
    }
  }

  /**
   * The address of the post that a link leads to: relative to a file, or a path of the former site.
   * @param from the path of the file with the link
   */
  find(link: string, from: string): string | undefined {
    const [, address = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(link) ?? []
    const decoded = decode(address).normalize('NFC')
    if (decoded === '') return undefined
    const slug = decoded.startsWith('/') ? this.findPath(decoded) : this.findFile(decoded, from)
    return slug === undefined ? undefined : paths.post(slug) + anchor
  }

  /** The address of the post with a name: of a note of Obsidian, `post_url` of Jekyll, `ref` of Hugo. */
  findNamed(link: string, from: string): string | undefined {
    const [name = '', heading] = link.split('#')
    const clean = withoutEnding(name.trim().replace(/\/_?index\.mdx?$|\/$/i, ''))
    const found = this.byName.get(nameKey(path.basename(clean)))
    const address = found === undefined ? this.find(name, from) : paths.post(found)
    const anchor = heading ? `#${slugOfTitle(heading)}` : ''
    return address === undefined ? undefined : address + anchor
  }

  private findPath(address: string): string | undefined {
    const key = pathKey(address)
    // Jekyll has the categories of a post before its date.
    const dated = /\/\d{4}\/\d{2}\/\d{2}\/[^/]+$/.exec(key)?.[0]
    const found =
      this.byFormerPath.get(key) ??
      (dated && this.byFormerPath.get(dated)) ??
      this.byFile.get(fileKey(address.slice(1)))
    return found ?? (blogFolder.test(key) ? this.byName.get(path.basename(key)) : undefined)
  }

  private findFile(address: string, from: string): string | undefined {
    const folder = path.dirname(from)
    // On the site, a post may be a folder of its own.
    const page = path.join(folder, withoutEnding(path.basename(from)))
    const found = [folder, page]
      .map((base) => this.byFile.get(fileKey(path.join(base, address))))
      .find((slug) => slug !== undefined)
    if (found !== undefined || !markdownEnding.test(address)) return found
    return this.byName.get(nameKey(withoutEnding(path.basename(address))))
  }
}

/** The first post with a key has it. */
function add(map: Map<string, string>, key: string, slug: string): void {
  if (key !== '' && !map.has(key)) map.set(key, slug)
}

function fileKey(file: string): string {
  return withoutIndex(withoutEnding(file))
}

function nameKey(name: string): string {
  return name.trim().toLowerCase()
}

function pathKey(address: string): string {
  return withoutIndex(decode(address)).toLowerCase()
}

function fileKeys({ file, name }: Post): string[] {
  return [file, name.group].map(fileKey)
}

function namesOf({ file, name, title, otherNames, slug }: Post): string[] {
  const { name: base, date } = name
  const dated = date === undefined ? [] : [`${date}-${base}`, `${date} ${base}`]
  const ofFile = path.basename(fileKey(file))
  return [ofFile, base, ...dated, title, ...otherNames, slug]
}

/** The addresses of a post by the usual rules of generators, and those that it names. */
function formerPaths({ file, name, slug, aliases, fields }: Post): string[] {
  const [, inContent] = /(?:^|\/)(?:content|src\/pages)\/(.+)$/s.exec(file) ?? []
  const folder = inContent === undefined ? undefined : path.dirname(fileKey(inContent))
  const day = fields.publishedAt.slice(0, 10).replaceAll('-', '/')
  return [
    ...aliases,
    ...(folder === undefined ? [] : [name.name, slug].map((last) => `/${path.join(folder, last)}`)),
    ...[name.name, slug].map((last) => `/${day}/${last}`),
  ]
}
