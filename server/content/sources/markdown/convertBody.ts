import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { nodesOf } from '../../../markdown/context'
import { isTooComplex } from '../../../markdown/limits'
import { markdownOptions } from '../../../markdown/parseMarkdown'
import { convertCode, convertLiquid, convertObsidian, convertShortcodes } from './dialects'
import { convertHtml, convertMdx, removeMdxIndentation } from './elements'
import { linkAddress, type Conversion, type Convert } from './notation'
import { replaceOutsideCode, type FoundAddress, type PostText } from './PostText'

/** `ts:lib/a.ts`, `js{1,3}`: a language with the name of a file or the lines to mark. */
const fenceWithDetails = /^(.*?(?:`{3,}|~{3,})[ \t]*[\w+#-]+)([:{,]\S*)/

/** The list that kramdown replaces by a table of contents, and the ids and classes of elements. */
const removeAttributes: Convert = (text) =>
  text
    .replace(/^[ \t]*(?:[-*+]|1\.)[ \t]+.*\n[ \t]*\{:[ \t]*toc[^{}\n]*\}[ \t]*$/gim, '')
    .replace(/(?<![ \t])[ \t]*\{:[^{}\n]*\}/g, '')
    .replace(/^([ \t]*#{1,6}[ \t].*?)[ \t]*\{[#.][^{}\n]*\}[ \t]*$/gm, '$1')

export function convertBody(
  body: string,
  { isMdx, findAddress, ...conversion }: Conversion & { isMdx: boolean; findAddress: FindAddress },
): string {
  const { text } = conversion
  const conversions: Convert[] = [
    // Comments of Obsidian, which nobody should read.
    (all) => all.replace(/%%[^]*?%%/g, (value) => text.leaveOut(value, ({ comment }) => comment)),
    convertShortcodes,
    ...(isMdx ? [convertMdx] : []),
    convertLiquid,
    removeAttributes,
    convertHtml,
    ...(isMdx ? [removeMdxIndentation] : []),
    convertObsidian,
  ]
  // The language of a block of code is all that this site shows.
  const withoutDetails = (code: string) =>
    code.replace(fenceWithDetails, (_found, kept: string, details: string) => {
      text.leaveOut(details, (_texts, { noPlace }) => noPlace, kept)
      return kept
    })
  const withFences = convertCode(body.replace(/[\uFDD0\uFDD1]/g, ''), text)
  const converted = conversions.reduce(
    (result, convert) => convert(result, conversion),
    text.keepCode(withFences, withoutDetails),
  )
  const result = convertAddresses(text.restore(converted), text, findAddress)
  return replaceOutsideCode(result, /\n(?:[ \t]*\n){2,}/g, () => '\n\n')
}

export type FindAddress = (url: string, isPicture: boolean) => FoundAddress

/** Replaces the addresses of pictures and posts; of what is not there, the text remains. */
function convertAddresses(markdown: string, text: PostText, find: FindAddress): string {
  if (isTooComplex(markdown)) {
    text.leaveOut('', (texts) => texts.tooComplex)
    return markdown
  }
  const nodes = [...nodesOf(fromMarkdown(markdown, markdownOptions))]
  const pictures = nodes.flatMap((node) => (node.type === 'imageReference' ? node.identifier : []))
  const removed = new Set<string>()
  const edits = nodes.flatMap((node): Edit[] => {
    if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition') return []
    const isDefinition = node.type === 'definition'
    const isPicture = isDefinition ? pictures.includes(node.identifier) : node.type === 'image'
    const found = node.url === '' ? undefined : find(node.url, isPicture)
    if (found === node.url) return []
    if (typeof found === 'string') return [replaceAddress(markdown, node, found)]
    if (found) text.leaveOut(node.url, found.problem)
    if (isDefinition) removed.add(node.identifier)
    return removeNode(node)
  })
  const isRemoved = (node: Nodes) =>
    (node.type === 'linkReference' || node.type === 'imageReference') &&
    removed.has(node.identifier)
  return [...edits, ...nodes.filter(isRemoved).flatMap(removeNode)]
    .sort((one, other) => other.start - one.start)
    .reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), markdown)
}

interface Edit {
  start: number
  end: number
  text: string
}

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : [])

const rangeOf = ({ position }: Nodes) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

function replaceAddress(markdown: string, node: Nodes, url: string): Edit {
  const { start, end } = rangeOf(node)
  const last = childrenOf(node).at(-1)
  const from = last ? rangeOf(last).end : start
  const [before = ''] = /^[^]*?\](?:\(|:)\s*/.exec(markdown.slice(from, end)) ?? []
  const at = from + before.length
  const [address = ''] =
    /^(?:<(?:\\.|[^<>\\])*>|(?:\([^()\s]*\)|[^()\s])*)/.exec(markdown.slice(at, end)) ?? []
  return { start: at, end: at + address.length, text: linkAddress(url) }
}

/** Leaves the text of a link or a picture; a definition has none. */
function removeNode(node: Nodes): Edit[] {
  const { start, end } = rangeOf(node)
  const children = childrenOf(node)
  const [first, last] = [children[0], children.at(-1)]
  const alt = 'alt' in node ? (node.alt ?? '').replace(/[[\]]/g, '\\$&') : ''
  if (!first || !last) return [{ start, end, text: alt }]
  return [
    { start, end: rangeOf(first).start, text: '' },
    { start: rangeOf(last).end, end, text: '' },
  ]
}
