import { plainText } from '../../jsonResume/plainText'
import { readFrontMatter, type FrontMatter } from './frontMatter'
import { PostFields } from './PostFields'
import type { PostNotes } from './PostNotes'
import { readPostName, type PostName } from './postName'
import { readAddress, type PostAddress } from './readAddress'
import { readFields, type ReadFields } from './readFields'
import type { SourceFile } from '../source'

/** A post whose text is not converted yet. */
export interface UnconvertedPost extends PostAddress {
  /** The path of its file. */
  file: string
  name: PostName
  title: string
  fields: ReadFields
  text: string
  textLine: number
  lineOf: FrontMatter['lineOf']
  notes: PostNotes
}

const maxTitle = 200

/**
 * Reads the front matter of a post.
 * @returns undefined if it cannot be read, or if the file is a page; this is noted
 */
export function readPost(file: SourceFile, notes: PostNotes): UnconvertedPost | undefined {
  const source = readFrontMatter(file.bytes.toString('utf8'))
  if ('error' in source) {
    const { line, message } = source.error
    notes.leaveOut({ path: [], value: '', line }, (texts) => texts.frontMatter(message))
    return undefined
  }
  const name = readPostName(file.path.normalize('NFC'))
  if (isPage(source, name, file.path)) {
    notes.leaveOut({ path: [], value: '', line: 1 }, ({ page }) => page)
    return undefined
  }
  const fields = new PostFields(source, notes)
  const post = {
    ...{ file: file.path, name, notes, text: source.text },
    title: readTitle(fields, source, name),
    ...readAddress(fields, name, file.path),
    fields: readFields(fields, name, file.path),
    textLine: source.textLine,
    lineOf: source.lineOf,
  }
  fields.leaveOutUnread()
  return post
}

/** Whether a file is a page such as `about.md`: marked as one, or undated and in no folder of posts. */
function isPage({ fields }: FrontMatter, name: PostName, path: string): boolean {
  if ([fields.layout, fields.type].some((kind) => kind === 'page')) return true
  const hasDate =
    name.date !== undefined || Object.keys(fields).some((key) => /date|pub/i.test(key))
  return /(?:^|\/)content\/(?:(?:pages|docs)\/.*|[^/]+)$/.test(path) && !hasDate
}

/** The title of the front matter, of the first heading, or of the name of the file. */
function readTitle(fields: PostFields, { text }: FrontMatter, { name, date = '' }: PostName) {
  const written = fields.text('title')
  const words = name.replace(/[-_]+/g, ' ').trim()
  const ofFile = words.charAt(0).toUpperCase() + words.slice(1)
  const title = (written?.text ?? (firstHeading(text) || ofFile || date)).replace(/\s+/g, ' ')
  if (written && title.length > maxTitle) {
    fields.change(written.path, (_texts, { cut }) => cut(maxTitle))
  }
  return title.slice(0, maxTitle)
}

/** The heading that a text begins with, after what MDX imports. */
function firstHeading(text: string): string {
  const first = text.split('\n').find((line) => !/^\s*$|^(?:import|export)\s/.test(line)) ?? ''
  return plainText(/^#[ \t]+(.+?)[ \t]*#*[ \t]*$/.exec(first)?.[1] ?? '')
}

/** A text without a heading that repeats the title, which the page of the post has above it. */
export function withoutTitle(text: string, title: string): string {
  const [line = '', heading = ''] = /^#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/.exec(text) ?? []
  const isTitle = plainText(heading).toLowerCase() === title.toLowerCase()
  return line !== '' && isTitle ? text.slice(line.length) : text
}
