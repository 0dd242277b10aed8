import { isNode, LineCounter, parseDocument, visit, type Document, type YAMLError } from 'yaml'
import { commandTexts } from '../language/catalogues'

/** A parsed YAML or JSON text. */
export interface YamlSource {
  document: Document
  /** Its value; undefined when the text has an error of syntax. */
  data: unknown
  error?: SyntaxMistake
  /** The line of a value, or of the innermost existing value around a missing one. */
  lineOf: (path: Readonly<Path>) => number
}

interface SyntaxMistake {
  line: number
  /** The rest of a sentence about the line. */
  message: string
}

/** Parses a YAML or JSON text. */
export function parseYaml(text: string): YamlSource {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const lineOf = (path: Readonly<Path>): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lineAt(node.range[0])
    }
    return 1
  }
  return { document, ...valueOf(document, lineAt), lineOf }
}

function valueOf(
  document: Document,
  lineAt: (offset: number) => number,
): Pick<YamlSource, 'data' | 'error'> {
  // Later errors are consequences of the first.
  const [error] = document.errors
  if (error) {
    const line = lineAt(error.pos[0])
    return { data: undefined, error: { line, message: explainSyntaxError(error) } }
  }
  try {
    return { data: document.toJS() as unknown }
  } catch {
    // The only error that is found this late: `*name` refers to nothing.
    const message = commandTexts().syntax.alias
    return { data: undefined, error: { line: lineAt(aliasOffset(document)), message } }
  }
}

function aliasOffset(document: Document): number {
  let offset = 0
  visit(document, {
    Alias(_key, { range }) {
      offset = range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return offset
}

/**
 * Explains why a file cannot be parsed, without the terms of the parser.
 * @returns the rest of a sentence about a line
 */
function explainSyntaxError({ code, message }: YAMLError): string {
  const texts = commandTexts().syntax
  const codes: Partial<Record<YAMLError['code'], string>> = texts.codes
  if (/closing ["']/.test(message)) return texts.quote
  if (/must (be sufficiently indented and )?end with a/.test(message)) {
    const [, bracket = '}'] = /end with a (\S)/.exec(message) ?? []
    return texts.bracket(bracket)
  }
  if (/Missing , /.test(message)) return texts.comma
  if (/Implicit map keys/.test(message)) return texts.codes.MULTILINE_IMPLICIT_KEY
  return codes[code] ?? texts.unknown
}

/** A path within a file, for example `['projects', 0, 'title']`. */
export type Path = (string | number)[]

/** A mistake in a file, for example at `['projects', 0, 'category']`. */
export interface Mistake {
  path: Path
  message: string
}

/** Formats a mistake with its place, as in `content.yaml:14 projects[0].title: is missing`. */
export function formatMistake(file: string, line: number, { path, message }: Mistake): string {
  return path.length > 0
    ? `${file}:${line} ${formatPath(path)}: ${message}`
    : `${file}:${line} ${message}`
}

/** Formats a path as in `projects[0].title`. */
export function formatPath(path: Path): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('')
  return text.replace(/^\./, '') || commandTexts().mistakes.file
}
