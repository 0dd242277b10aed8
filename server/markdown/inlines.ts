import type { Image, ImageReference, Link, LinkReference, PhrasingContent } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { Inline } from '../../src/contract/richText'
import { safeLink } from '../../src/lib/links'
import { sourceOf, type Context } from './context'

/** Nodes within more parents than this become text. */
export const maxDepth = 20

/** Converts the parts of a line. Text without a meaning of its own is joined. */
export function convertInlines(nodes: PhrasingContent[], context: Context, depth = 0): Inline[] {
  if (depth > maxDepth) return joinTexts(nodes.map((node) => toString(node)))
  return joinTexts(nodes.flatMap((node) => convertInline(node, context, depth + 1)))
}

function convertInline(node: PhrasingContent, context: Context, depth: number): Inline | Inline[] {
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
function convertLink(node: Link | LinkReference, context: Context, depth: number) {
  const children = convertInlines(node.children, context, depth)
  const target = node.type === 'link' ? node : context.definitions.get(node.identifier)
  const url = safeLink(target?.url)
  if (url === undefined) return children
  return { type: 'link' as const, url, ...(target?.title && { title: target.title }), children }
}

/** The target of a picture; without `url` if it is unsafe. */
export function pictureOf(node: Image | ImageReference, { definitions }: Context) {
  const target = node.type === 'image' ? node : definitions.get(node.identifier)
  return { url: safeLink(target?.url), title: target?.title, alt: node.alt ?? '' }
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

/** Whether the name of a directive is a language, as a BCP 47 tag. */
export function isLanguage(name: string): boolean {
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
