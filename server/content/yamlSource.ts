import { isNode, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { Path } from './formatPath'
import { explainSyntaxError } from './syntaxErrors'

/** A parsed YAML or JSON text. */
export interface YamlSource {
  document: Document
  /** Its value; undefined when the text has an error of syntax. */
  data: unknown
  error?: SyntaxMistake
  /** The line of an offset in the text. */
  lineAt: (offset: number) => number
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
  return { document, ...valueOf(document, lineAt), lineAt, lineOf }
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
