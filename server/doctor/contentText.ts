import { isScalar } from 'yaml'
import { pictureFieldPattern } from '../content/entry'
import { parseYaml, type Path } from '../content/yamlSource'
import { isLanguage } from '../../src/language/languages'
import { splitMarkdownFile } from '../content/posts/markdownPost'
import { parseMarkdown } from '../markdown/parseMarkdown'

export interface TextEntry {
  /** The first key, for example `projects`. */
  list: string
  /** The innermost key, for example `title`. */
  field: string
  value: string
  isPicture?: boolean
  /** Whether it is a part of the text of an article or a story. */
  isBody?: boolean
  path: Path
  line?: number
}

/** Fields with rich text, of which addresses and texts without code are checked. */
const richTextFields = new Set(['content', 'story'])

/** The texts of a parsed content file; those of rich text are its parts, each once. */
export function readTexts(value: unknown, path: Path = []): TextEntry[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) =>
      readTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
    )
  }
  if (typeof value !== 'string') return []
  const place = { ...nameOf(path), path }
  // Former addresses of a post, which lead to it.
  if (place.field === 'aliases') return []
  if (richTextFields.has(place.field)) {
    return partsOf(value).map((part) => ({ ...place, ...part }))
  }
  const isPicture = pictureFieldPattern.test(place.field)
  return [{ ...place, value: value.trim(), ...(isPicture && { isPicture }) }]
}

/** The list and the field of a text; one by language, `title: { id: …, en: … }`, is of its field. */
function nameOf(path: Path): Pick<TextEntry, 'list' | 'field'> {
  const [name, parent] = path.toReversed()
  const isByLanguage = typeof parent === 'string' && isLanguage(String(name))
  const names = (isByLanguage ? path.slice(0, -1) : path).filter((part) => typeof part === 'string')
  return { list: names[0] ?? '', field: names.at(-1) ?? '' }
}

/** The texts of a content file, with their lines; one with errors of syntax has none. */
export function parseContentText(text: string) {
  const { document, data, lineOf } = parseYaml(text)
  const entries = readTexts(data).map((entry) => {
    const { path, field, value } = entry
    const line = lineOf(path)
    if (!richTextFields.has(field)) return { ...entry, line }
    const node: unknown = document.getIn(path, true)
    if (!isScalar(node)) return { ...entry, line }
    // The lines of a block scalar begin below its key.
    const first = node.type?.startsWith('BLOCK') ? line + 1 : line
    return { ...entry, line: first + linesBefore(value, String(node.value)) }
  })
  return { entries, lineOf }
}

/** The texts of a Markdown file with a post; one without front matter has none. */
export function parsePostText(file: string): { entries: TextEntry[] } {
  const parts = splitMarkdownFile(file)
  if ('error' in parts) return { entries: [] }
  const { frontMatter, text, textLine } = parts
  const inText = readTexts({ content: text }).map((entry) => ({
    ...entry,
    list: 'posts',
    line: textLine + linesBefore(entry.value, text),
  }))
  return { entries: [...parseContentText(frontMatter).entries, ...inText] }
}

/** The number of lines before the one in which a part of a text occurs first. */
function linesBefore(part: string, text: string): number {
  return text.slice(0, Math.max(0, text.indexOf(part))).split('\n').length - 1
}

type Part = Pick<TextEntry, 'value' | 'isPicture' | 'isBody'>

/** The addresses and texts in Markdown, each once, without addresses of its own headings. */
function partsOf(markdown: string): Part[] {
  const parts = findParts(parseMarkdown(markdown))
  const unique = new Map(parts.map((part) => [JSON.stringify(part), part]))
  return [...unique.values()].filter(({ value }) => !value.startsWith('#'))
}

function findParts(node: unknown): Part[] {
  if (Array.isArray(node)) {
    return node.flatMap((item: unknown) =>
      typeof item === 'string' ? [{ value: item, isBody: true }] : findParts(item),
    )
  }
  if (typeof node !== 'object' || node === null) return []
  const isPicture = 'type' in node && (node.type === 'image' || node.type === 'picture')
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'url' && typeof value === 'string'
      ? [{ value, ...(isPicture && { isPicture }) }]
      : findParts(value),
  )
}
