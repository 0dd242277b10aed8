import path from 'node:path/posix'
import { slugOfTitle } from '../../../rows/slugs'
import { isIndex } from './findPosts'
import type { PostFields } from './PostFields'
import type { PostName } from './postName'

/** The part of an address that identifies a post, and its former addresses. */
export interface PostAddress {
  /** Of the front matter, or of the file's name; it may occur twice. */
  slug: string
  /** Former paths of the site. */
  aliases: string[]
  /** Other names of an Obsidian note. */
  otherNames: string[]
}

const maxSlug = 200

/** Reads `slug`, `permalink`, `aliases` and the like, and the name of the file. */
export function readAddress(fields: PostFields, name: PostName, file: string): PostAddress {
  const slug = fields.text('slug')
  const permalinks = fields.texts(['permalink', 'url'], (text) => [text.trim()])
  // `:title` and `{{ … }}` are filled in by the generator.
  const fixed = permalinks.filter((link) => !/[:{]/.test(link.replace(/^https?:/, '')))
  const last = fixed[0] && path.basename(withoutIndex(fixed[0]))
  const written = slug ? path.basename(withoutIndex(slug.text)) : last
  const result = slugOfTitle(written ?? name.name)
    .slice(0, maxSlug)
    .replace(/-$/, '')
  if (slug && result !== slug.text) {
    fields.change(slug.path, (_texts, { became }) => became(result))
  }
  const listed = fields.texts(['aliases', 'alias', 'redirect_from'], (text) => text.split(','))
  const links = [...fixed, ...listed].map((alias) => formerPath(alias.trim(), file))
  return {
    slug: result,
    aliases: [...new Set(links.filter((link) => link !== undefined))],
    otherNames: listed.filter((alias) => formerPath(alias.trim(), file) === undefined),
  }
}

/** An address without `index.html`, `.html` and slashes at its end. */
export function withoutIndex(address: string): string {
  return address.replace(/\/+index(?:\.html?)?$|\.html?$/i, '').replace(/(?<=.)\/+$/, '')
}

/**
 * The path of an alias on the former site. Aliases of Hugo may be relative to the folder of the post
 * in `content`; those of Obsidian are names.
 */
function formerPath(alias: string, file: string): string | undefined {
  if (/^https?:\/\//i.test(alias)) {
    return URL.canParse(alias) ? new URL(alias).pathname : undefined
  }
  if (alias.startsWith('/')) return alias
  if (alias === '' || /\s/.test(alias)) return undefined
  const [, page] = /(?:^|\/)content\/(.+)$/.exec(isIndex(file) ? path.dirname(file) : file) ?? []
  if (page !== undefined) return `/${path.join(path.dirname(page), alias)}`
  return /[/.]/.test(alias) ? `/${alias}` : undefined
}
