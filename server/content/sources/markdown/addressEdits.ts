import type { Definition, Image, ImageReference, Link, LinkReference } from 'mdast'
import { linkAddress, pictureMarkdown } from './BodyContext'
import type { Edit } from './SourceText'

/**
 * What changes in a text when an address becomes another one. The text of a link is converted by
 * itself: only what is around it is replaced.
 * @param url undefined if the text remains without a link or picture
 */
export function editsOf(
  node: Image | ImageReference | Link | LinkReference | Definition,
  url: string | undefined,
  text: string,
): Edit[] {
  const { start, end } = rangeOf(node)
  if (node.type === 'image' || node.type === 'imageReference') {
    const alt = node.alt ?? ''
    const title = 'title' in node ? (node.title ?? '') : ''
    const remaining = alt.replace(/[[\]]/g, '\\$&')
    return [{ start, end, text: url === undefined ? remaining : pictureMarkdown(url, alt, title) }]
  }
  const title = 'title' in node && node.title ? ` "${node.title.replace(/["\\]/g, '\\$&')}"` : ''
  if (node.type === 'definition') {
    const label = text.slice(start, text.indexOf(']:', start) + 2)
    return [{ start, end, text: url === undefined ? '' : `${label} ${linkAddress(url)}${title}` }]
  }
  const [first, last] = [node.children[0], node.children.at(-1)]
  const inside = { start: first ? rangeOf(first).start : end, end: last ? rangeOf(last).end : end }
  if (url === undefined) return [cut(start, inside.start), cut(inside.end, end)]
  if (!first) return [{ start, end, text: `[](${linkAddress(url)}${title})` }]
  return [{ start: inside.end, end, text: `](${linkAddress(url)}${title})` }]
}

const cut = (start: number, end: number): Edit => ({ start, end, text: '' })

function rangeOf({ position }: { position?: Image['position'] }) {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}
