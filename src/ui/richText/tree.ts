import type { Block, Inline, RichText } from '../../contract/schema/richText'

interface TextHeading {
  id: string
  text: string
  depth: 2 | 3
}

/** The nodes of a list, which may be incomplete: the tree may be one of another back end. */
export function nodesOf<T>(list: readonly T[] | null | undefined): readonly T[] {
  if (!Array.isArray(list)) return []
  return (list as readonly T[]).filter((node) => typeof node === 'string' || isObject(node))
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/** The text, or an empty one for a value of another type. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The text of a line without its formatting. */
export function plainText(inlines: readonly Inline[], depth = 0): string {
  if (depth > maxDepth) return ''
  return nodesOf(inlines)
    .map((inline) => {
      if (typeof inline === 'string') return inline
      if (inline.type === 'break') return ' '
      if (inline.type === 'code') return textOf(inline.text)
      if (inline.type === 'image') return textOf(inline.alt)
      return 'children' in inline ? plainText(inline.children, depth + 1) : ''
    })
    .join('')
}

/** Blocks and parts of lines within more parents than this are not rendered. */
export const maxDepth = 40

/** The headings of depth 2 and 3 that are not part of a list or a quote. */
export function headingsOf(text: RichText): TextHeading[] {
  const find = (blocks: readonly Block[], depth: number): TextHeading[] =>
    nodesOf(blocks).flatMap((block) => {
      if (block.type === 'language' && depth < maxDepth) return find(block.children, depth + 1)
      if (block.type !== 'heading' || (block.depth !== 2 && block.depth !== 3)) return []
      return { id: textOf(block.id), text: plainText(block.children), depth: block.depth }
    })
  return find(text?.blocks, 0)
}

// Ids of headings contain no underscore.

export const noteId = (number: number) => `catatan_${number}`

export const referenceId = (number: number, occurrence: number) => `rujukan_${number}_${occurrence}`

interface Size {
  width?: number
  height?: number
}

export function hasSize<T extends Size>(picture: T): picture is T & Required<Size> {
  return Number(picture.width) > 0 && Number(picture.height) > 0
}
