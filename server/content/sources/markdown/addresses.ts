import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Nodes } from 'mdast'
import { safeLink } from '../../../../src/lib/links'
import { paths } from '../../../../src/lib/paths'
import { isTooComplex } from '../../../markdown/limits'
import { markdownOptions } from '../../../markdown/parseMarkdown'
import { editsOf } from './addressEdits'
import type { BodyContext } from './BodyContext'
import { isPictureAddress, type PostPictures } from './PostPictures'
import { convertedMark, type SourceText } from './SourceText'

export interface AddressContext extends BodyContext {
  pictures: PostPictures
  /** The address of the post that a link leads to, on this site. */
  findPost: (link: string) => string | undefined
}

const pages: readonly string[] = [
  ...[paths.home, paths.about, paths.skills, paths.projects],
  ...[paths.testimonials, paths.blog, paths.contact],
]

/** Replaces the addresses of pictures and posts; of what is not there, the text remains. */
export function convertAddresses(text: SourceText, context: AddressContext): void {
  if (isTooComplex(text.text)) {
    context.notes.leaveOut({ value: '', line: text.lineAt(0) }, (texts) => texts.tooComplex)
    return
  }
  const nodes = collect(fromMarkdown(text.text, markdownOptions))
  const pictureLabels = new Set(
    nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])),
  )
  const removed = new Set<string>()
  const edits = nodes.flatMap((node) => {
    if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition') return []
    const isDefinition = node.type === 'definition'
    const isPicture = isDefinition ? pictureLabels.has(node.identifier) : node.type === 'image'
    const line = text.lineAt(node.position?.start.offset ?? 0)
    const url = convertAddress(node.url, isPicture, line, context)
    if (isDefinition && url === undefined) removed.add(node.identifier)
    return url === node.url ? [] : editsOf(node, url, text.text)
  })
  const references = nodes.flatMap((node) => {
    const isReference = node.type === 'linkReference' || node.type === 'imageReference'
    return isReference && removed.has(node.identifier) ? editsOf(node, undefined, text.text) : []
  })
  text.edit([...edits, ...references].sort((one, other) => one.start - other.start))
}

function collect(node: Nodes): Nodes[] {
  const children: Nodes[] = 'children' in node ? node.children : []
  return [node, ...children.flatMap(collect)]
}

/** @returns undefined for an address that leads to nothing */
function convertAddress(
  url: string,
  isPicture: boolean,
  line: number,
  { pictures, findPost, notes }: AddressContext,
): string | undefined {
  if (url.startsWith(convertedMark)) return url.slice(convertedMark.length)
  // What a shortcode without a post leaves.
  if (url === '') return undefined
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    if (safeLink(url) !== undefined) return url
    notes.leaveOut({ value: url, line }, (texts) => texts.noAddress)
    return undefined
  }
  if (isPicture || isPictureAddress(url)) {
    const taken = pictures.take(url)
    if ('url' in taken) return taken.url
    notes.leaveOut({ value: url, line }, () => taken.problem)
    return undefined
  }
  if (url.startsWith('#') || isOfSite(url)) return url
  const address = findPost(url)
  if (address === undefined) notes.leaveOut({ value: url, line }, (texts) => texts.noPost)
  return address
}

/** Whether an address is that of a page. */
function isOfSite(url: string): boolean {
  const [path = ''] = url.split(/[?#]/)
  return pages.includes(path.replace(/(?<=.)\/$/, ''))
}
