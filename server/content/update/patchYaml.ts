import { isDeepStrictEqual } from 'node:util'
import { isCollection, isMap, isScalar, type Document, type Node } from 'yaml'
import { pairEntries } from '../entryKeys'
import { flowText, indentLines, pairText, scalarText, stringifyAfter } from './yamlText'
import {
  endOf,
  isSameKind,
  partValues,
  startOf,
  YamlParts,
  type Collection,
  type Part,
} from './yamlParts'
import { parseYaml } from '../yamlSource'

/**
 * Returns a YAML text with another value. Only the lines of values that differ are changed, so that
 * comments, the order of fields and entries, and the way in which values are written stay.
 * @returns nothing for a text whose form is not supported, such as one with aliases
 */
export function patchYaml(text: string, value: Record<string, unknown>): string | undefined {
  const lines = text.replaceAll('\r\n', '\n')
  const { document, data } = parseYaml(lines)
  if (isDeepStrictEqual(data, value)) return text
  const { contents } = document
  if (!isMap(contents) || contents.flow || contents.items.length === 0) return undefined
  const patched = new YamlPatch(lines, document).render(contents, value)
  if (!isDeepStrictEqual(parseYaml(patched).data, value)) return undefined
  return text.includes('\r\n') ? patched.replaceAll('\n', '\r\n') : patched
}

class YamlPatch {
  private readonly source: YamlParts

  constructor(
    private readonly text: string,
    private readonly document: Document,
  ) {
    this.source = new YamlParts(text)
  }

  /** The whole text with another value. */
  render(contents: Collection, value: Record<string, unknown>): string {
    const start = this.source.regionStart(contents)
    const end = this.source.partsOf(contents).at(-1)?.end ?? start
    return this.text.slice(0, start) + this.renderBlock('', contents, value) + this.text.slice(end)
  }

  /** The lines of a block. Within a line, behind a dash, the first indentation is omitted. */
  private renderBlock(name: string, node: Collection, value: unknown): string {
    const start = this.source.regionStart(node)
    const isWithinLine = start !== this.source.lineStart(start)
    const column = startOf(node) - this.source.lineStart(startOf(node))
    const margin = ' '.repeat(column)
    const parts = this.source.partsOf(node)
    const kept = (part: Part, item: unknown) =>
      (isWithinLine && part.start === start ? margin : '') + this.renderPart(part, item, column)
    const added = (text: string) => margin + indentLines(text, column)
    const texts = Array.isArray(value)
      ? this.pairItems(name, parts, value).map(([part, item]) =>
          part ? kept(part, item) : added(pairText([item])),
        )
      : this.pairFields(parts, value as Record<string, unknown>).map(([part, field, item]) =>
          part ? kept(part, item) : added(pairText({ [field]: item })),
        )
    return texts
      .map(endLine(texts.length))
      .join('')
      .replace(isWithinLine ? /^\s+/ : /^\s*\n/, '')
  }

  private pairItems(name: string, parts: Part[], items: unknown[]): [Part | undefined, unknown][] {
    const own = parts.map(({ node }) => this.valueOf(node))
    const pairs = pairEntries(name, own, items)
    return items.map((item, index) => [parts[pairs[index] ?? -1], item])
  }

  private pairFields(
    parts: Part[],
    value: Record<string, unknown>,
  ): [Part | undefined, string, unknown][] {
    const names = new Set(parts.map(({ name }) => name))
    const kept = parts.filter(({ name }) => name in value)
    const added = Object.keys(value).filter((name) => !names.has(name))
    return [
      ...kept.map((part): [Part, string, unknown] => [part, part.name, value[part.name]]),
      ...added.map((name): [undefined, string, unknown] => [undefined, name, value[name]]),
    ]
  }

  private renderPart(part: Part, value: unknown, column: number): string {
    const { start, end, valueStart, name, node, isItem } = part
    if (isDeepStrictEqual(this.valueOf(node), value)) return this.text.slice(start, end)
    const replace = (from: number, to: number, text: string) =>
      this.text.slice(start, from) + text + this.text.slice(to, end)
    if (isCollection(node) && isSameKind(node, value)) {
      return node.flow
        ? replace(startOf(node), endOf(node), this.renderFlow(node, value))
        : replace(this.source.regionStart(node), end, this.renderBlock(name, node, value))
    }
    const inPlace = isScalar(node) ? scalarText(node, value) : undefined
    if (node && inPlace !== undefined) return replace(startOf(node), endOf(node), inPlace)
    const written = isItem ? pairText([value]).slice(1) : stringifyAfter(node, value)
    return replace(valueStart, end, indentLines(written, column))
  }

  /** A collection in brackets. Where it gets other fields or more entries, it is written anew. */
  private renderFlow(node: Collection, value: unknown): string {
    const own = partValues(node)
    const values = own.map(({ key }) => (value as Record<string, unknown>)[key])
    const isSameShape = Object.keys(value as object).length === own.length
    if (!isSameShape || values.includes(undefined) || own.some(({ child }) => !child)) {
      return flowText(value, this.text[startOf(node) + 1] === ' ')
    }
    let offset = startOf(node)
    let result = ''
    for (const [index, { child }] of own.entries()) {
      if (!child || isDeepStrictEqual(this.valueOf(child), values[index])) continue
      const item = values[index]
      const isNested = isCollection(child) && isSameKind(child, item)
      result += this.text.slice(offset, startOf(child))
      result += isNested ? this.renderFlow(child, item) : flowText(item, true, child)
      offset = endOf(child)
    }
    return result + this.text.slice(offset, endOf(node))
  }

  private valueOf(node: Node | undefined): unknown {
    return node?.toJS(this.document) as unknown
  }
}

/** Adds the line end that the last part of a file may not have. */
function endLine(count: number) {
  return (text: string, index: number): string =>
    index === count - 1 || text.endsWith('\n') ? text : `${text}\n`
}
