import { isDeepStrictEqual } from 'node:util'
import { isMap, isNode, isScalar, isSeq, visit } from 'yaml'
import type { Document, Node, YAMLMap, YAMLSeq } from 'yaml'
import { isEntry, type Entry } from '../entry'
import { isUnsorted, pairEntries, slugOfEntry } from '../merge/entryKeys'
import { parseYaml } from '../yamlSource'

/**
 * Applies a change to a YAML text. What does not change stays as its owner has written it:
 * comments, the order of fields and entries, and values that an export omits.
 * @param base what an export directly after an import of the text contains
 * @param target what the export contains now
 */
export function mergeYaml(text: string, base: Entry, target: Entry): string {
  if (isDeepStrictEqual(base, target)) return text
  const lines = text.replaceAll('\r\n', '\n')
  const { document } = parseYaml(lines)
  visit(document, {
    // Their values may be replaced by different ones.
    Alias: (_key, alias) => alias.resolve(document)?.clone() as Node | undefined,
  })
  visit(document, { Node: (_key, node) => void delete (node as { anchor?: string }).anchor })
  document.contents = new YamlMerge(document).value('', document.contents, base, target)
  const merged = spaceLike(lines, document.toString())
  return text.includes('\r\n') ? merged.replaceAll('\n', '\r\n') : merged
}

/** Writes the lines that differ from those of a text only in their spaces as they are there. */
function spaceLike(text: string, merged: string): string {
  const keyOf = (line: string) => (/^ */.exec(line)?.[0] ?? '') + line.replace(/\s/g, '')
  const known = new Map(text.split('\n').map((line) => [keyOf(line), line]))
  const spaced = merged
    .split('\n')
    .map((line) => known.get(keyOf(line)) ?? (line.trim() && line))
    .join('\n')
  // Spaces may be a part of a value.
  return isDeepStrictEqual(parseYaml(spaced).data, parseYaml(merged).data) ? spaced : merged
}

class YamlMerge {
  constructor(private readonly document: Document) {}

  /** @param name of the field or, for an entry, of its list */
  value(name: string, node: Node | null, base: unknown, target: unknown): Node | null {
    if (isDeepStrictEqual(base, target)) return node
    if (isMap(node) && isEntry(base) && isEntry(target)) return this.fields(node, base, target)
    if (isSeq(node) && Array.isArray(base) && Array.isArray(target)) {
      return this.entries(name, node, base, target)
    }
    const value = typeof target === 'string' ? target + trimmedEnd(node, base) : target
    if (!isScalar(node) || typeof value === 'object') return this.document.createNode(value)
    node.value = value
    return node
  }

  private fields(map: YAMLMap, base: Entry, target: Entry): Node {
    for (const name of new Set([...Object.keys(base), ...Object.keys(target)])) {
      const [before, after] = [base[name], target[name]]
      if (isDeepStrictEqual(before, after)) continue
      const node = map.get(name, true) as Node | undefined
      if (after === undefined) map.delete(name)
      else map.set(this.document.createNode(name), this.value(name, node ?? null, before, after))
    }
    return map
  }

  private entries(list: string, seq: YAMLSeq, base: unknown[], target: unknown[]): Node {
    const own = seq.toJS(this.document) as unknown[]
    if (target.length === 0) return this.document.createNode(target)
    if (own.length === 0) seq.flow = false
    const [first] = seq.items
    if (isNode(first) && seq.commentBefore) {
      // It is about the first entry, which may be moved or removed.
      first.commentBefore = seq.commentBefore
      seq.commentBefore = null
    }
    const ownIndexes = pairEntries(list, own, base)
    const baseIndexes = pairEntries(list, base, target)
    const merged = target.map((entry, position): MergedEntry => {
      const baseIndex = baseIndexes[position] ?? -1
      const index = ownIndexes[baseIndex] ?? -1
      if (index < 0) return { node: this.document.createNode(entry), index }
      const node = this.value(list, seq.items[index] as Node, base[baseIndex], entry)
      return { node: this.withSlug(node, entry), index }
    })
    const known = baseIndexes.filter((index) => index >= 0)
    const isMoved = known.some((index, position) => index < (known[position - 1] ?? 0))
    const sorted = isMoved && !isUnsorted(list) ? merged : inOwnOrder(merged)
    seq.items = sorted.map(({ node }) => node)
    return seq
  }

  /** Writes the slug of an entry without one in the file if it no longer is the slug of its title. */
  private withSlug(node: Node | null, target: unknown): Node | null {
    if (!isMap(node) || !isEntry(target) || typeof target.slug !== 'string') return node
    const own = node.toJS(this.document) as Entry
    if (slugOfEntry(own) !== target.slug) node.set('slug', target.slug)
    return node
  }
}

/** What an import has removed from the end of a text: the line end of a block of lines. */
function trimmedEnd(node: Node | null, base: unknown): string {
  const own = isScalar(node) ? node.value : undefined
  return typeof own === 'string' && own.trimEnd() === base ? own.slice(base.length) : ''
}

interface MergedEntry {
  node: Node | null
  index: number
}

function inOwnOrder(merged: readonly MergedEntry[]): MergedEntry[] {
  const sorted = merged
    .filter(({ index }) => index >= 0)
    .sort((one, other) => one.index - other.index)
  for (const [position, entry] of merged.entries()) {
    if (entry.index >= 0) continue
    const previous = merged[position - 1]
    sorted.splice(previous ? sorted.indexOf(previous) + 1 : 0, 0, entry)
  }
  return sorted
}
