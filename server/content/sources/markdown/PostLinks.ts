import path from 'node:path/posix'
import { decode, paths } from '../../../../src/lib/paths'
import { slugOfTitle } from '../../../rows/slugs'
import { markdownEnding, withoutEnding, withoutIndex } from './findPosts'
import type { UnconvertedPost } from './readPost'

/** Folders that addresses of posts begin with, where a generator decides about the rest. */
const blogFolder = /^\/(?:posts?|blog|articles?|notes?|writing|p|\d{4})\//

const keys = {
  file: (file: string) => withoutIndex(withoutEnding(file)),
  name: (name: string) => name.trim().toLowerCase(),
  formerPath: (address: string) => withoutIndex(decode(address)).toLowerCase(),
}

/** Finds the addresses of posts on this site by the links that other posts have to them. */
export class PostLinks {
  private readonly slugs = new Map<string, string>()

  /** @param posts with their final slugs; the first with a key has it */
  constructor(posts: readonly UnconvertedPost[]) {
    for (const post of posts) {
      const all = {
        file: [post.file, post.name.group],
        name: namesOf(post),
        formerPath: pathsOf(post),
      }
      for (const kind of ['file', 'name', 'formerPath'] as const) {
        for (const text of all[kind]) {
          const key = `${kind} ${keys[kind](text)}`
          if (keys[kind](text) !== '' && !this.slugs.has(key)) this.slugs.set(key, post.slug)
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
    const clean = withoutEnding(name.trim().replace(/\/_?index\.mdx?$|\/$/i, ''))
    const found = this.get('name', path.basename(clean))
    const address = found === undefined ? this.find(name, from) : paths.post(found)
    return address === undefined ? undefined : address + (heading ? `#${slugOfTitle(heading)}` : '')
  }

  private get(kind: keyof typeof keys, text: string): string | undefined {
    return this.slugs.get(`${kind} ${keys[kind](text)}`)
  }

  private findPath(address: string): string | undefined {
    const key = keys.formerPath(address)
    // Jekyll has the categories of a post before its date.
    const [dated = key] = /\/\d{4}\/\d{2}\/\d{2}\/[^/]+$/.exec(key) ?? []
    return (
      this.get('formerPath', key) ??
      this.get('formerPath', dated) ??
      this.get('file', address.slice(1)) ??
      (blogFolder.test(key) ? this.get('name', path.basename(key)) : undefined)
    )
  }

  private findFile(address: string, from: string): string | undefined {
    const folder = path.dirname(from)
    // On the site, a post may be a folder of its own.
    const page = path.join(folder, withoutEnding(path.basename(from)))
    const named = markdownEnding.test(address) ? withoutEnding(path.basename(address)) : ''
    return (
      this.get('file', path.join(folder, address)) ??
      this.get('file', path.join(page, address)) ??
      this.get('name', named)
    )
  }
}

function namesOf({ file, name: { name, date }, title, otherNames, slug }: UnconvertedPost) {
  const dated = date === undefined ? [] : [`${date}-${name}`, `${date} ${name}`]
  return [path.basename(keys.file(file)), name, ...dated, title, ...otherNames, slug]
}

/** The addresses of a post by the usual rules of generators, and those that it names. */
function pathsOf({ file, name, slug, aliases, fields }: UnconvertedPost): string[] {
  const [, inContent] = /(?:^|\/)(?:content|src\/pages)\/(.+)$/s.exec(file) ?? []
  const day = fields.publishedAt.slice(0, 10).replaceAll('-', '/')
  const folders = inContent === undefined ? [day] : [path.dirname(keys.file(inContent)), day]
  const names = [name.name, slug]
  return [
    ...aliases,
    ...folders.flatMap((folder) => names.map((last) => `/${path.join(folder, last)}`)),
  ]
}
