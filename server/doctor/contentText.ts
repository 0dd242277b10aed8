import { isScalar, visit, type Scalar } from 'yaml'
import type { Path } from '../content/formatPath'
import { parseYaml } from '../content/yamlSource'

/** A text of a content file. */
export interface TextEntry {
  /** The first key, for example `projects`. */
  list: string
  /** The innermost key, for example `title`. */
  field: string
  value: string
  line: number
}

/** A content file as text: its strings, and the lines of its values. */
export interface ContentText {
  entries: TextEntry[]
  /** The line of a value, or of the innermost existing value around a missing one. */
  lineOf: (path: Readonly<Path>) => number
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
      entries.push({
        list: keys[0] ?? '',
        field: keys.at(-1) ?? '',
        value: node.value.trim(),
        line: lineAt(node.range?.[0] ?? 0),
      })
    },
  })
  return { entries, lineOf }
}
