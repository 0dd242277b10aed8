import { isNode, LineCounter, parseDocument, visit, type Document, type YAMLError } from 'yaml'

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
    const message = 'has a value that begins with *: put the text in quotes'
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

/** Advice for the errors of the YAML parser, by their codes. */
const advice: Partial<Record<YAMLError['code'], string>> = {
  BAD_ALIAS: 'begins with * or &: put the text in quotes',
  BAD_DQ_ESCAPE: 'has a backslash within double quotes: write it twice, \\\\',
  BAD_INDENT: 'is indented in another way than the lines around it: align it with them',
  BAD_SCALAR_START: 'begins with a special character: put the text in quotes',
  BLOCK_AS_IMPLICIT_KEY:
    'has a second colon, or the next line is indented too far: put the text in quotes, or align the lines',
  BLOCK_IN_FLOW: 'lacks a comma between two entries, or has a line break in the wrong place',
  DUPLICATE_KEY: 'has a field that is there already: remove one of them',
  MULTILINE_IMPLICIT_KEY: 'lacks a colon after the name of a field',
  MULTIPLE_DOCS: 'begins a second document: remove the line ---',
  TAB_AS_INDENT: 'begins with a tab: indent with spaces',
}

/**
 * Explains why a file cannot be parsed, without the terms of the parser.
 * @returns the rest of a sentence about a line
 */
function explainSyntaxError({ code, message }: YAMLError): string {
  if (/closing ["']/.test(message)) return 'has a quotation mark that is not closed'
  if (/must (be sufficiently indented and )?end with a/.test(message)) {
    const [, bracket = '}'] = /end with a (\S)/.exec(message) ?? []
    return `lacks a closing ${bracket}, or the lines within it are indented too little`
  }
  if (/Missing , /.test(message)) return 'lacks a comma at the end of the line before'
  if (/Implicit map keys/.test(message)) return 'lacks a colon after the name of a field'
  return (
    advice[code] ??
    'cannot be read: look for quotes, colons, commas and the indentation here and in the line before'
  )
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
  return text.replace(/^\./, '') || 'the file'
}
