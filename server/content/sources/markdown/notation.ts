import type { PostText } from './PostText'

export interface Conversion {
  text: PostText
  findNamed: (name: string) => string | undefined
}

export type Convert = (text: string, conversion: Conversion) => string

export function linkMarkdown(address: string, text: string, title = ''): string {
  const caption = title && ` "${oneLine(title).replace(/["\\]/g, '\\$&')}"`
  return `[${oneLine(text).replace(/[[\]\\]/g, '\\$&')}](${linkAddress(address)}${caption})`
}

export const pictureMarkdown = (address: string, alt = '', title = '') =>
  `!${linkMarkdown(address, alt, title)}`

/** An address as it is written in a link: spaces and parentheses need angle brackets. */
export function linkAddress(address: string): string {
  const line = oneLine(address).trim()
  return line === '' || /[\s()<>]/.test(line) ? `<${line.replace(/[<>]/g, '\\$&')}>` : line
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

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
