import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { commandTexts } from '../../../language/catalogues'
import type { Path } from '../../yamlSource'

interface XmlSource {
  /** The elements as objects; repeated elements as lists. Undefined with an error of syntax. */
  data: unknown
  error?: { line: number; message: string }
  /** The line of an element; of a text, that of the element around it. */
  lineOf: (path: Readonly<Path>) => number
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  htmlEntities: true,
  captureMetaData: true,
})

/** Parses XML; names of elements and attributes are without the prefixes of namespaces. */
export function parseXml(text: string): XmlSource {
  const valid = XMLValidator.validate(text)
  if (valid !== true) return syntaxError(valid.err.line)
  try {
    const data: unknown = parser.parse(text)
    return { data, lineOf: (path) => lineOf(text, data, path) }
  } catch {
    // Limits of the parser, such as on the size of entities.
    return syntaxError(1)
  }
}

function syntaxError(line: number): XmlSource {
  const message = commandTexts().europass.notXml
  return { data: undefined, error: { line, message }, lineOf: () => line }
}

const metaData = XMLParser.getMetaDataSymbol() as unknown as symbol

function lineOf(text: string, data: unknown, path: Readonly<Path>): number {
  let start = 0
  let value = data
  for (const key of path) {
    value = (value as Record<string | number, unknown> | undefined)?.[key]
    if (typeof value !== 'object' || value === null) break
    const { startIndex } = (value as { [metaData]?: { startIndex?: number } })[metaData] ?? {}
    start = startIndex ?? start
  }
  return text.slice(0, start).split('\n').length
}
