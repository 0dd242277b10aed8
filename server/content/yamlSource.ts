import { isNode, LineCounter, parseDocument, type Document } from 'yaml'
import type { Path } from './formatPath'
import { explainSyntaxError } from './syntaxErrors'

/** A parsed YAML or JSON text. */
export interface YamlSource {
  document: Document
  /** Its value; undefined when the text has an error of syntax. */
  data: unknown
  error?: { line: number; message: string }
  /** The line of an offset in the text. */
  lineAt: (offset: number) => number
  /** The line of a value, or of the innermost existing value around a missing one. */
  lineOf: (path: Readonly<Path>) => number
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
  // Later errors are consequences of the first.
  const [error] = document.errors
  if (error) {
    const message = explainSyntaxError(error)
    return {
      document,
      data: undefined,
      error: { line: lineAt(error.pos[0]), message },
      lineAt,
      lineOf,
    }
  }
  return { document, ...valueOf(document), lineAt, lineOf }
}

function valueOf(document: Document): Pick<YamlSource, 'data' | 'error'> {
  try {
    return { data: document.toJS() as unknown }
  } catch {
    // The only error that is found this late.
    const message = 'has a value that begins with *: put the text in quotes'
    return { data: undefined, error: { line: 1, message } }
  }
}
