import type { PostNotes } from './PostNotes'
import type { SourceText } from './SourceText'

/** What the conversions of a post's text need. */
export interface BodyContext {
  /** The path of the post's file. */
  file: string
  notes: PostNotes
  /** The address of a post by its name, on this site. */
  findNamed: (name: string) => string | undefined
}

/** Converts one kind of notation in a text. */
export type Convert = (text: SourceText, context: BodyContext) => void

/** Writes a picture in Markdown. */
export function pictureMarkdown(address: string, alt = '', title = ''): string {
  const caption = title && ` "${oneLine(title).replace(/["\\]/g, '\\$&')}"`
  return `![${linkText(alt)}](${linkAddress(address)}${caption})`
}

/** Writes a link in Markdown. */
export function linkMarkdown(address: string, text: string): string {
  return `[${linkText(text)}](${linkAddress(address)})`
}

function linkText(text: string): string {
  return oneLine(text).replace(/[[\]\\]/g, '\\$&')
}

/** An address as it is written in a link: spaces and parentheses need angle brackets. */
export function linkAddress(address: string): string {
  const line = oneLine(address).trim()
  return line === '' || /[\s()<>]/.test(line) ? `<${line.replace(/[<>]/g, '\\$&')}>` : line
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
