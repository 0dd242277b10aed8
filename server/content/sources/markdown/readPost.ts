import path from 'node:path/posix'
import { slugOfTitle } from '../../../rows/slugs'
import { decodeText } from '../../decodeText'
import { plainText } from '../../jsonResume/plainText'
import type { Notes } from '../../notes'
import type { SourceFile } from '../source'
import { isIndex, readPostName, withoutIndex, type PostName } from './findPosts'
import { PostFields, readFrontMatter, type FrontMatter } from './frontMatter'
import { readFields } from './readFields'

export type UnconvertedPost = NonNullable<ReturnType<typeof readPost>>

const maxTitle = 200

/** @returns undefined for a page, and for front matter that cannot be read; this is noted */
export function readPost(file: SourceFile, notes: Notes) {
  const source = readFrontMatter(decodeText(file))
  if ('error' in source) {
    const { line, message } = source.error
    notes.add('leftOut', [], (texts) => texts.frontMatter(message), '', line)
    return undefined
  }
  const name = readPostName(file.path.normalize('NFC'))
  if (isPage(source, name, file.path)) return leaveOutPage(notes)
  const found = new PostFields(source, notes)
  const title = found.limitedText(maxTitle, 'title') ?? titleOf(source, name).slice(0, maxTitle)
  const post = {
    ...{ file: file.path, name, notes, found, text: source.text, textLine: source.textLine },
    title: title.replace(/\s+/g, ' '),
    ...readAddress(found, name, file.path),
    fields: readFields(found, name, file.path),
  }
  found.leaveOutUnread()
  return post
}

export function leaveOutPage(notes: Notes): undefined {
  notes.add('leftOut', [], (texts) => texts.page, '', 1)
}

/** Whether a file is a page such as `about.md`: marked as one, or undated and in no folder of posts. */
function isPage({ fields }: FrontMatter, { date }: PostName, path: string): boolean {
  if ([fields.layout, fields.type].includes('page')) return true
  const hasDate = date !== undefined || Object.keys(fields).some((key) => /date|pub/i.test(key))
  return /(?:^|\/)content\/(?:(?:pages|docs)\/.*|[^/]+)$/.test(path) && !hasDate
}

const heading = /^#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/

/** The title of the first heading, after what MDX imports, or of the name of the file. */
function titleOf({ text }: FrontMatter, { name, date = '' }: PostName): string {
  const first = text.split('\n').find((line) => !/^\s*$|^(?:import|export)\s/.test(line)) ?? ''
  const words = name.replace(/[-_]+/g, ' ').trim()
  const ofFile = words.charAt(0).toUpperCase() + words.slice(1)
  return plainText(heading.exec(first)?.[1] ?? '') || ofFile || date
}

/** A text without a heading that repeats the title, which the page of the post has above it. */
export function withoutTitle(text: string, title: string): string {
  const [line = '', words = ''] = heading.exec(text) ?? []
  const isTitle = plainText(words).toLowerCase() === title.toLowerCase()
  return isTitle ? text.slice(line.length) : text
}

/**
 * Reads the slug, which may occur twice, the former paths of the site, and the other names of an
 * Obsidian note.
 */
function readAddress(found: PostFields, name: PostName, file: string) {
  const written = found.find('slug')
  const textsOf = (split: (text: string) => string[], ...names: string[]) =>
    found.texts(split, ...names).map(({ text }) => text)
  const permalinks = textsOf((text) => [text], 'permalink', 'url')
  // `:title` and `{{ … }}` are filled in by the generator.
  const fixed = permalinks.filter((link) => !/[:{]/.test(link.replace(/^https?:/, '')))
  const address = written?.text ?? fixed[0]
  const last = address === undefined ? name.name : path.basename(withoutIndex(address))
  const slug = slugOfTitle(last)
  if (written && slug !== written.text) {
    found.note('changed', written.path, (_texts, { became }) => became(slug))
  }
  const listed = textsOf((text) => text.split(','), 'aliases', 'alias', 'redirect_from')
  const aliases = [...fixed, ...listed].flatMap((alias) => formerPath(alias, file) ?? [])
  const otherNames = listed.filter((alias) => formerPath(alias, file) === undefined)
  return { slug, aliases: [...new Set(aliases)], otherNames }
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
