import { isScalar, visit, type Scalar } from 'yaml'
import type { Content } from '../content/contentSchema'
import { type Path, parseYaml } from '../content/yamlSource'
import { splitMarkdownFile } from '../content/markdownPost'
import { parseMarkdown } from '../markdown/parseMarkdown'

/** A text of a content file. */
export interface TextEntry {
  /** The first key, for example `projects`. */
  list: string
  /** The innermost key, for example `title`. */
  field: string
  value: string
  /** Whether it is the address of a picture. */
  isPicture?: boolean
  /** Of a text in a file. */
  line?: number
  /** Of a text in the database. */
  path?: Path
}

/** A content file as text: its strings, and the lines of its values. */
export interface ContentText {
  entries: TextEntry[]
  /** The line of a value, or of the innermost existing value around a missing one. */
  lineOf: (path: Readonly<Path>) => number
}

/** Fields with rich text, of which only the addresses are checked. */
const richTextFields = new Set(['content', 'story'])

/** Fields with the address of a picture. */
const pictureField = /(?:picture|picture_full|image|cover)_url$|^avatar$/

function textEntry(list: string, field: string, text: string): TextEntry {
  const isPicture = pictureField.test(field)
  return { list, field, value: text.trim(), ...(isPicture && { isPicture }) }
}

/** Parses a content file; a file with errors of syntax has the entries before them. */
export function parseContentText(text: string): ContentText {
  const { document, lineAt, lineOf } = parseYaml(text)
  const entries: TextEntry[] = []
  visit(document, {
    Scalar(key, node: Scalar, parents) {
      if (key === 'key' || typeof node.value !== 'string') return
      const keys = parents.flatMap((parent) =>
        'key' in parent && isScalar(parent.key) ? [String(parent.key.value)] : [],
      )
      const [list = '', field = ''] = [keys[0], keys.at(-1)]
      const line = lineAt(node.range?.[0] ?? 0)
      if (richTextFields.has(field)) {
        // The lines of a block scalar begin below its key.
        const first = node.type?.startsWith('BLOCK') ? line + 1 : line
        entries.push(...addressesIn(node.value, { list, field, line: first }))
      } else entries.push({ ...textEntry(list, field, node.value), line })
    },
  })
  return { entries, lineOf }
}

/** Parses a Markdown file with a post; one without front matter has no entries. */
export function parsePostText(file: string): ContentText {
  const parts = splitMarkdownFile(file)
  if ('mistake' in parts) return { entries: [], lineOf: () => 1 }
  const { frontMatter, text, textLine } = parts
  const { entries, lineOf } = parseContentText(frontMatter)
  const place = { list: 'posts', field: 'content', line: textLine }
  return { entries: [...entries, ...addressesIn(text, place)], lineOf }
}

/** The texts of content that is not in a file. */
export function readTexts(content: Content): TextEntry[] {
  return textsIn(content, [])
}

function textsIn(value: unknown, path: Path): TextEntry[] {
  if (typeof value === 'string') {
    const names = path.filter((part) => typeof part === 'string')
    const [list = '', field = ''] = [names[0], names.at(-1)]
    if (!richTextFields.has(field)) return [{ ...textEntry(list, field, value), path }]
    return addressesOf(value).map((address) => ({ list, field, ...address, path }))
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]))
}

/** The addresses of links and pictures in Markdown, each with the line where it occurs first. */
function addressesIn(
  markdown: string,
  { line, ...place }: Omit<TextEntry, 'value'> & { line: number },
): TextEntry[] {
  return addressesOf(markdown).map((address) => {
    const before = markdown.slice(0, Math.max(0, markdown.indexOf(address.value)))
    return { ...place, ...address, line: line + before.split('\n').length - 1 }
  })
}

type Address = Pick<TextEntry, 'value' | 'isPicture'>

/** The addresses in Markdown, each once and without those of its own headings. */
function addressesOf(markdown: string): Address[] {
  const addresses = findAddresses(parseMarkdown(markdown))
  const unique = new Map(addresses.map((address) => [JSON.stringify(address), address]))
  return [...unique.values()].filter(({ value }) => !value.startsWith('#'))
}

/** All values of `url` in a tree. */
function findAddresses(node: unknown): Address[] {
  if (Array.isArray(node)) return node.flatMap(findAddresses)
  if (typeof node !== 'object' || node === null) return []
  const isPicture = 'type' in node && (node.type === 'image' || node.type === 'picture')
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'url' && typeof value === 'string'
      ? [{ value, ...(isPicture && { isPicture }) }]
      : findAddresses(value),
  )
}
