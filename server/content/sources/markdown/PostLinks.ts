import path from 'node:path/posix'
import { decode, paths } from '../../../../src/lib/paths'
import { slugOfTitle } from '../../../rows/slugs'
import { markdownEnding, withoutEnding, withoutIndex } from './findPosts'
import type { UnconvertedPost } from './readPost'

/** Folders that addresses of posts begin with, where a generator decides about the rest. */
const blogFolder = /^\/(?:posts?|blog|articles?|notes?|writing|p|\d{4})\//

/** The same for all ways to write a path or a name. */
const keyOf = (text: string) => withoutIndex(withoutEnding(decode(text).trim())).toLowerCase()

/** Finds the addresses of posts on this site by the links that other posts have to them. */
export class PostLinks {
  private readonly slugs = new Map<string, string>()

  /** @param posts with their final slugs; the first with a path or a name has it */
  constructor(posts: readonly UnconvertedPost[]) {
    for (const findKeys of [filesOf, pathsOf, namesOf]) {
      for (const post of posts) {
        for (const key of findKeys(post).map(keyOf)) {
          if (key !== '' && !this.slugs.has(key)) this.slugs.set(key, post.slug)
        }
      }
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
    const found = this.get(path.basename(name.trim().replace(/\/_?index\.mdx?$|\/$/i, '')))
    const address = found === undefined ? this.find(name, from) : paths.post(found)
    return address === undefined ? undefined : address + (heading ? `#${slugOfTitle(heading)}` : '')
  }

  private get(pathOrName: string): string | undefined {
    return this.slugs.get(keyOf(pathOrName))
  }

  private findPath(address: string): string | undefined {
    const key = keyOf(address)
    // Jekyll has the categories of a post before its date.
    const [dated = key] = /\/\d{4}\/\d{2}\/\d{2}\/[^/]+$/.exec(key) ?? []
    const found = this.get(key) ?? this.get(dated) ?? this.get(key.slice(1))
    return found ?? (blogFolder.test(key) ? this.get(path.basename(key)) : undefined)
  }

  private findFile(address: string, from: string): string | undefined {
    // On the site, a post may be a folder of its own.
    const folders = [path.dirname(from), withoutEnding(from)]
    const files = folders.map((folder) => path.join(folder, address))
    const names = markdownEnding.test(address) ? [path.basename(address)] : []
    return [...files, ...names].map((key) => this.get(key)).find(Boolean)
  }
}

const filesOf = ({ file, name }: UnconvertedPost) => [file, name.group]

function namesOf({ file, name: { name, date }, title, otherNames, slug }: UnconvertedPost) {
  const dated = date === undefined ? [] : [`${date}-${name}`, `${date} ${name}`]
  return [path.basename(keyOf(file)), name, ...dated, title, ...otherNames, slug]
}

/** The addresses of a post by the usual rules of generators, and those that it names. */
function pathsOf({ file, name, slug, aliases, fields }: UnconvertedPost): string[] {
  const [, inContent] = /(?:^|\/)(?:content|src\/pages)\/(.+)$/s.exec(file) ?? []
  const day = fields.publishedAt.slice(0, 10).replaceAll('-', '/')
  const folders =
    inContent === undefined ? [day] : [path.dirname(withoutIndex(withoutEnding(inContent))), day]
  const addresses = folders.flatMap((folder) => [`${folder}/${name.name}`, `${folder}/${slug}`])
  return [...aliases, ...addresses.map((address) => path.join('/', address))]
}
