import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Nodes } from 'mdast'
import { isTooComplex } from '../../../markdown/limits'
import { markdownOptions } from '../../../markdown/parseMarkdown'
import { linkAddress } from './notation'
import type { PostText } from './PostText'
import type { WriteNote } from './PostNotes'

/** Finds what an address becomes, or why it leads to nothing. */
export type FindAddress = (url: string, isPicture: boolean) => string | { problem: WriteNote }

/** Replaces the addresses of pictures and posts; of what is not there, the text remains. */
export function convertAddresses(markdown: string, text: PostText, find: FindAddress): string {
  if (isTooComplex(markdown)) {
    text.leaveOut('', (texts) => texts.tooComplex)
    return markdown
  }
  const nodes = collect(fromMarkdown(markdown, markdownOptions))
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
  const references = nodes.filter(
    (node) =>
      (node.type === 'linkReference' || node.type === 'imageReference') &&
      removed.has(node.identifier),
  )
  return [...edits, ...references.flatMap(removeNode)]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (result, { start, end, text }) => result.slice(0, start) + text + result.slice(end),
      markdown,
    )
}

/** A range of the Markdown, and what replaces it. */
interface Edit {
  start: number
  end: number
  text: string
}

function collect(node: Nodes): Nodes[] {
  const children: Nodes[] = 'children' in node ? node.children : []
  return [node, ...children.flatMap(collect)]
}

function rangeOf({ position }: Nodes) {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

/** Replaces the address of a link, a picture or a definition, which follows its text. */
function replaceAddress(markdown: string, node: Nodes, url: string): Edit {
  const { start, end } = rangeOf(node)
  const last = 'children' in node ? node.children.at(-1) : undefined
  const from = last ? rangeOf(last).end : start
  const [before = ''] = /^[^]*?\](?:\(|:)\s*/.exec(markdown.slice(from, end)) ?? []
  const [address = ''] =
    /^(?:<(?:\\.|[^<>\\])*>|(?:\([^()\s]*\)|[^()\s])*)/.exec(
      markdown.slice(from + before.length, end),
    ) ?? []
  const at = from + before.length
  return { start: at, end: at + address.length, text: linkAddress(url) }
}

/** Leaves the text of a link or a picture; a definition has none. */
function removeNode(node: Nodes): Edit[] {
  const { start, end } = rangeOf(node)
  const children: Nodes[] = 'children' in node ? node.children : []
  const [first, last] = [children[0], children.at(-1)]
  const alt = 'alt' in node ? (node.alt ?? '').replace(/[[\]]/g, '\\$&') : ''
  if (!first || !last) return [{ start, end, text: alt }]
  return [
    { start, end: rangeOf(first).start, text: '' },
    { start: rangeOf(last).end, end, text: '' },
  ]
}
