import { isCollection, isMap, isScalar, isSeq, type Node } from 'yaml'
import { isEntry } from '../entry'

/** A list or an object of a document; `flow` is set if it is written in brackets. */
export type Collection = Node & { items: unknown[]; flow?: boolean }

/** Offsets of the first character of a node, and behind its last one. */
export const startOf = (node: Node): number => node.range?.[0] ?? 0
export const endOf = (node: Node): number => node.range?.[1] ?? 0

/** Whether both are lists, or both have fields; empty ones are written in another way. */
export function isSameKind(node: Collection, value: unknown): boolean {
  const isSame = isSeq(node) ? Array.isArray(value) : isEntry(value)
  return isSame && node.items.length > 0 && Object.keys(value as object).length > 0
}

/** The fields of an object, or the entries of a list by their indexes. @returns `keyEnd` of fields */
export function partValues(node: Collection): { key: string; child?: Node; keyEnd?: number }[] {
  if (isSeq<Node>(node)) return node.items.map((child, index) => ({ key: String(index), child }))
  if (!isMap<Node, Node | null>(node)) return []
  return node.items.map(({ key, value }) => ({
    key: isScalar(key) ? String(key.value) : '',
    child: value ?? undefined,
    keyEnd: endOf(key),
  }))
}

/** A field or an entry: the lines from the end of the one before it, with its comments. */
export interface Part {
  start: number
  end: number
  /** Behind the colon or the dash. */
  valueStart: number
  name: string
  node: Node | undefined
  /** Whether it is an entry of a list. */
  isItem: boolean
}

/** Finds the lines of fields and entries in a text, whose line ends are `\n`. */
export class YamlParts {
  constructor(private readonly text: string) {}

  /** The fields of a block, or its entries. */
  partsOf(node: Collection): Part[] {
    let start = this.regionStart(node)
    return partValues(node).map(({ key, child, keyEnd }) => {
      const mark = keyEnd === undefined ? this.dashAfter(start) : this.text.indexOf(':', keyEnd)
      const valueStart = mark + 1
      const end = this.contentEnd(child, valueStart)
      const part = { start, end, valueStart, name: key, node: child, isItem: keyEnd === undefined }
      start = end
      return part
    })
  }

  /** The end of the last line of a value. */
  private contentEnd(node: Node | undefined, valueStart: number): number {
    if (isCollection(node) && !(node as Collection).flow) {
      const end = this.partsOf(node).at(-1)?.end
      if (end !== undefined) return end
    }
    const end = Math.max(valueStart, node ? endOf(node) : 0)
    if (this.text[end - 1] === '\n') return end
    const newline = this.text.indexOf('\n', end)
    return newline < 0 ? this.text.length : newline + 1
  }

  /** The dash of the next entry: the first character that is in no comment. */
  private dashAfter(start: number): number {
    const [before = ''] = /^(?:\s|#.*)*/.exec(this.text.slice(start)) ?? []
    return start + before.length
  }

  /** The start of a block with the comments directly above it, which are about its first part. */
  regionStart(node: Node): number {
    let start = this.lineStart(startOf(node))
    if (this.text.slice(start, startOf(node)).trim() !== '') return startOf(node)
    while (start > 0 && /^ *#/.test(this.text.slice(this.lineStart(start - 1), start))) {
      start = this.lineStart(start - 1)
    }
    return start
  }

  /** The start of the line of an offset. */
  lineStart(offset: number): number {
    return offset === 0 ? 0 : this.text.lastIndexOf('\n', offset - 1) + 1
  }
}
