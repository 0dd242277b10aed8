import { isNode, LineCounter, parseDocument, visit, type Document, type YAMLError } from 'yaml'
import { commandTexts } from '../language/catalogues'

export interface YamlSource {
  document: Document
  /** Its value; undefined when the text has an error of syntax. */
  data: unknown
  /** The message is the rest of a sentence about the line. */
  error?: { line: number; message: string }
  /** The line of a value, or of the innermost existing value around a missing one. */
  lineOf: (path: Readonly<Path>) => number
}

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
  const failed = (offset: number, message: string) => {
    return { document, data: undefined, error: { line: lineAt(offset), message }, lineOf }
  }
  // Later errors are consequences of the first.
  const [error] = document.errors
  if (error) return failed(error.pos[0], explainSyntaxError(error))
  try {
    return { document, data: document.toJS() as unknown, lineOf }
  } catch {
    // The only error that is found this late: `*name` refers to nothing.
    const aliases: number[] = []
    visit(document, {
      Alias: (_key, alias) => {
        if (!alias.resolve(document)) aliases.push(alias.range?.[0] ?? 0)
      },
    })
    return failed(aliases[0] ?? 0, commandTexts().syntax.alias)
  }
}

function explainSyntaxError({ code, message }: YAMLError): string {
  const texts = commandTexts().syntax
  const codes: Partial<Record<YAMLError['code'], string>> = texts.codes
  if (/closing ["']/.test(message)) return texts.quote
  const [, bracket] = /must (?:be sufficiently indented and )?end with a (\S)/.exec(message) ?? []
  if (bracket) return texts.bracket(bracket)
  if (/Missing , /.test(message)) return texts.comma
  if (/Implicit map keys/.test(message)) return texts.codes.MULTILINE_IMPLICIT_KEY
  return codes[code] ?? texts.unknown
}

export type Path = (string | number)[]

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

export function formatPath(path: Readonly<Path>): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('')
  return text.replace(/^\./, '') || commandTexts().mistakes.file
}
