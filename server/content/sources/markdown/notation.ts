import type { PostText } from './PostText'

/** What the conversions of a post's text need. */
export interface Conversion {
  text: PostText
  /** The address of a post by its name, on this site. */
  findNamed: (name: string) => string | undefined
}

/** Converts one kind of notation in a text. */
export type Convert = (text: string, conversion: Conversion) => string

/** Writes a link in Markdown. */
export function linkMarkdown(address: string, text: string, title = ''): string {
  const caption = title && ` "${oneLine(title).replace(/["\\]/g, '\\$&')}"`
  return `[${oneLine(text).replace(/[[\]\\]/g, '\\$&')}](${linkAddress(address)}${caption})`
}

/** Writes a picture in Markdown. */
export const pictureMarkdown = (address: string, alt = '', title = '') =>
  `!${linkMarkdown(address, alt, title)}`

/** An address as it is written in a link: spaces and parentheses need angle brackets. */
export function linkAddress(address: string): string {
  const line = oneLine(address).trim()
  return line === '' || /[\s()<>]/.test(line) ? `<${line.replace(/[<>]/g, '\\$&')}>` : line
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

/** An attribute, or an expression of JSX with braces within braces. */
const attributes =
  '(?:"[^"]*"|\'[^\']*\'|\\{(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*\\}|[^\'"{}<>])*'

/** A tag of HTML or JSX: whether it is an end, its name and its attributes. */
export const tagPattern = new RegExp(`<(/?)([A-Za-z][\\w.-]*)((?=[\\s/>])${attributes})>`, 'g')

/** The attributes of a tag: `src="a"`, `src={'a'}`; of `src={a}`, `{a}`. */
export function parseAttributes(text: string): Partial<Record<string, string>> {
  const found = text.matchAll(
    /([A-Za-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)\s*\}|(\{[^{}]*\})|([^\s"'{}>]+))/g,
  )
  return Object.fromEntries(
    [...found].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  )
}
