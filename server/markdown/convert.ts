import type * as mdast from 'mdast'
import type { ContainerDirective, TextDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { Block, Inline } from '../../src/contract/schema/richText'
import { safeLink } from '../../src/lib/urls/links'
import { sourceOf, type Context } from './context'
import { highlightCode } from './highlightCode'

/** Nodes within more parents than this become text. */
const maxDepth = 20

/** Converts blocks. Those within more than `maxDepth` others become paragraphs. */
export function convertBlocks(nodes: mdast.RootContent[], context: Context, depth = 0): Block[] {
  if (depth > maxDepth) return nodes.flatMap((node) => paragraph([toString(node)]))
  return nodes.flatMap((node) => convertBlock(node, context, depth + 1))
}

function convertBlock(node: mdast.RootContent, context: Context, depth: number): Block | Block[] {
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
function convertParagraph({ children }: mdast.Paragraph, context: Context): Block[] {
  const parts = children.filter(
    (node) => node.type !== 'break' && !(node.type === 'text' && node.value.trim() === ''),
  )
  const pictures = parts.filter((node) => node.type === 'image' || node.type === 'imageReference')
  if (pictures.length < parts.length) return paragraph(convertInlines(children, context))
  return pictures.flatMap((node) => convertPicture(node, context))
}

function convertPicture(node: mdast.Image | mdast.ImageReference, context: Context): Block[] {
  const { url, title, alt } = pictureOf(node, context)
  if (url === undefined) return paragraph(alt ? [alt] : [])
  return [{ type: 'picture', url, alt, ...(title && { caption: [title] }) }]
}

/** Headings skip no depth, so that they are an outline of the text. */
function convertHeading(node: mdast.Heading, context: Context): Block {
  const depth = Math.min(node.depth - context.headingOffset, context.previousHeadingDepth + 1, 6)
  context.previousHeadingDepth = depth
  return {
    type: 'heading',
    depth: depth as 2 | 3 | 4 | 5 | 6,
    id: context.createHeadingId(toString(node)),
    children: convertInlines(node.children, context),
  }
}

function convertList(
  { ordered, start, children }: mdast.List,
  context: Context,
  depth: number,
): Block {
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

function convertCode({ lang, value }: mdast.Code): Block {
  return {
    type: 'codeBlock',
    ...(lang && { language: lang }),
    tokens: highlightCode(value, lang),
  }
}

/** Every row has as many cells as the header. */
function convertTable(
  { align, children: [header, ...rows] }: mdast.Table,
  context: Context,
): Block {
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

/** Converts the parts of a line. Text without a meaning of its own is joined. */
function convertInlines(nodes: mdast.PhrasingContent[], context: Context, depth = 0): Inline[] {
  if (depth > maxDepth) return joinTexts(nodes.map((node) => toString(node)))
  return joinTexts(nodes.flatMap((node) => convertInline(node, context, depth + 1)))
}

function convertInline(
  node: mdast.PhrasingContent,
  context: Context,
  depth: number,
): Inline | Inline[] {
  switch (node.type) {
    case 'emphasis':
    case 'strong':
      return { type: node.type, children: convertInlines(node.children, context, depth) }
    case 'delete':
      return { type: 'deleted', children: convertInlines(node.children, context, depth) }
    case 'inlineCode':
      return { type: 'code', text: node.value }
    case 'break':
      return { type: 'break' }
    case 'link':
    case 'linkReference':
      return convertLink(node, context, depth)
    case 'image':
    case 'imageReference': {
      const { url, alt } = pictureOf(node, context)
      return url === undefined ? alt : { type: 'image', url, alt }
    }
    case 'footnoteReference':
      return convertFootnoteReference(node.identifier, context) ?? sourceOf(node, context)
    case 'textDirective':
      return convertTextDirective(node, context, depth)
    case 'text':
    case 'html':
      return node.value
  }
}

/** A link with an unsafe URL becomes its text. */
function convertLink(node: mdast.Link | mdast.LinkReference, context: Context, depth: number) {
  const children = convertInlines(node.children, context, depth)
  const target = node.type === 'link' ? node : context.definitions.get(node.identifier)
  const url = safeLink(target?.url)
  if (url === undefined) return children
  return { type: 'link' as const, url, ...(target?.title && { title: target.title }), children }
}

/** The target of a picture; without `url` if it is unsafe. A relative one is for the doctor. */
function pictureOf(node: mdast.Image | mdast.ImageReference, { definitions }: Context) {
  const target = node.type === 'image' ? node : definitions.get(node.identifier)
  const relative = target?.url.includes(':') ? undefined : target?.url || undefined
  return { url: safeLink(target?.url) ?? relative, title: target?.title, alt: node.alt ?? '' }
}

function convertFootnoteReference(identifier: string, context: Context): Inline | undefined {
  const definition = context.footnoteDefinitions.get(identifier)
  if (!definition) return undefined
  let index = context.footnotes.findIndex((footnote) => footnote.definition === definition)
  if (index === -1) index = context.footnotes.push({ definition, occurrences: 0 }) - 1
  const footnote = context.footnotes[index]
  return (
    footnote && {
      type: 'footnoteReference',
      number: index + 1,
      occurrence: ++footnote.occurrences,
    }
  )
}

/** Another directive than a language is shown as it was written: `10:30` is a time. */
function convertTextDirective(node: TextDirective, context: Context, depth: number): Inline {
  if (!isLanguage(node.name) || node.children.length === 0) return sourceOf(node, context)
  const children = convertInlines(node.children, context, depth)
  return { type: 'language', lang: node.name, children }
}

function isLanguage(name: string): boolean {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(name)
}

function joinTexts(inlines: Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const inline of inlines) {
    const last = joined.at(-1)
    if (typeof inline === 'string' && typeof last === 'string') joined.splice(-1, 1, last + inline)
    else if (inline !== '') joined.push(inline)
  }
  return joined
}
