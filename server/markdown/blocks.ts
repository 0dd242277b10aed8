import type {
  Code,
  Heading,
  Image,
  ImageReference,
  List,
  Paragraph,
  RootContent,
  Table,
} from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { Block, Inline } from '../../src/contract/richText'
import { sourceOf, type Context } from './context'
import { highlightCode } from './highlightCode'
import { convertInlines, isLanguage, maxDepth, pictureOf } from './inlines'

/** Converts blocks. Blocks within more than `maxDepth` others become paragraphs. */
export function convertBlocks(nodes: RootContent[], context: Context, depth = 0): Block[] {
  if (depth > maxDepth) return nodes.flatMap((node) => paragraph([toString(node)]))
  return nodes.flatMap((node) => convertBlock(node, context, depth + 1))
}

function convertBlock(node: RootContent, context: Context, depth: number): Block | Block[] {
  switch (node.type) {
    case 'paragraph':
      return convertParagraph(node, context)
    case 'heading':
      return convertHeading(node, context)
    case 'list':
      return convertList(node, context, depth)
    case 'blockquote':
      return { type: 'quote', children: convertBlocks(node.children, context, depth) }
    case 'code':
      return convertCode(node)
    case 'table':
      return convertTable(node, context)
    case 'thematicBreak':
      return { type: 'rule' }
    case 'containerDirective':
      return convertContainer(node, context, depth)
    case 'leafDirective':
      return paragraph([sourceOf(node, context)])
    default:
      // Definitions are shown where they are referred to.
      return []
  }
}

function paragraph(children: Inline[]): Block[] {
  return children.length > 0 ? [{ type: 'paragraph', children }] : []
}

/** A paragraph that contains only pictures becomes blocks of pictures. */
function convertParagraph({ children }: Paragraph, context: Context): Block[] {
  const parts = children.filter(
    (node) => node.type !== 'break' && !(node.type === 'text' && node.value.trim() === ''),
  )
  const pictures = parts.filter((node) => node.type === 'image' || node.type === 'imageReference')
  if (pictures.length < parts.length) return paragraph(convertInlines(children, context))
  return pictures.flatMap((node) => convertPicture(node, context))
}

function convertPicture(node: Image | ImageReference, context: Context): Block[] {
  const { url, title, alt } = pictureOf(node, context)
  if (url === undefined) return paragraph(alt ? [alt] : [])
  return [{ type: 'picture', url, alt, ...(title && { caption: [title] }) }]
}

/** Headings skip no depth, so that they are an outline of the text. */
function convertHeading(node: Heading, context: Context): Block {
  const depth = Math.min(node.depth - context.headingOffset, context.previousHeadingDepth + 1)
  context.previousHeadingDepth = depth
  return {
    type: 'heading',
    depth: depth as 2 | 3 | 4 | 5 | 6,
    id: context.createHeadingId(toString(node)),
    children: convertInlines(node.children, context),
  }
}

function convertList({ ordered, start, children }: List, context: Context, depth: number): Block {
  return {
    type: 'list',
    isOrdered: ordered === true,
    ...(ordered && start != null && start !== 1 && { start }),
    items: children.map(({ checked, children }) => ({
      ...(checked != null && { isDone: checked }),
      children: convertBlocks(children, context, depth),
    })),
  }
}

function convertCode({ lang, value }: Code): Block {
  return {
    type: 'codeBlock',
    ...(lang && { language: lang }),
    tokens: highlightCode(value, lang),
  }
}

/** Every row has as many cells as the header. */
function convertTable({ align, children: [header, ...rows] }: Table, context: Context): Block {
  const cells = header?.children.map((cell) => convertInlines(cell.children, context)) ?? []
  return {
    type: 'table',
    alignments: cells.map((_, index) => align?.[index] ?? null),
    header: cells,
    rows: rows.map((row) =>
      cells.map((_, index) => convertInlines(row.children[index]?.children ?? [], context)),
    ),
  }
}

/** Another directive than a language: its first line is shown as text, before its content. */
function convertContainer(node: ContainerDirective, context: Context, depth: number): Block[] {
  const children = convertBlocks(node.children, context, depth)
  if (isLanguage(node.name)) return [{ type: 'language', lang: node.name, children }]
  const [line = ''] = sourceOf(node, context).split('\n', 1)
  return [...paragraph([line]), ...children]
}
