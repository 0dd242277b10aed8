import { Type } from 'typebox'

/** Text, or a part of a line with a meaning of its own. */
export type Inline =
  | string
  | { type: 'emphasis' | 'strong' | 'deleted'; children: Inline[] }
  /** Code within a line. */
  | { type: 'code'; text: string }
  | { type: 'link'; url: string; title?: string; children: Inline[] }
  /** A picture within a line; its size in pixels only if it is one of the site itself. */
  | { type: 'image'; url: string; alt: string; width?: number; height?: number }
  | { type: 'break' }
  /** The mark of a footnote: its number, and which of its marks this is, from 1. */
  | { type: 'footnoteReference'; number: number; occurrence: number }
  /** A part in another language, as a BCP 47 tag. */
  | { type: 'language'; lang: string; children: Inline[] }

/** A piece of highlighted code; without a `kind` it is plain. */
export interface CodeToken {
  text: string
  kind?: CodeTokenKind
}

export type CodeTokenKind =
  'comment' | 'keyword' | 'string' | 'number' | 'function' | 'name' | 'added' | 'removed'

export interface ListItem {
  /** Only in a task list: whether the task is done. */
  isDone?: boolean
  children: Block[]
}

export interface PictureBlock {
  type: 'picture'
  url: string
  /** Empty for a picture without a description. */
  alt: string
  caption?: Inline[]
  /** Pixels; only of pictures of the site itself. */
  width?: number
  height?: number
  /** The upper and the lower colour, shown while the picture is loading. */
  colours?: string
}

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  /** `id` is unique in the text. Depth 2 is the highest: the page's title has depth 1. */
  | { type: 'heading'; depth: 2 | 3 | 4 | 5 | 6; id: string; children: Inline[] }
  | { type: 'list'; start?: number; isOrdered: boolean; items: ListItem[] }
  | { type: 'quote'; children: Block[] }
  /** `language` is the name behind the fence; the tokens contain the line ends. */
  | { type: 'codeBlock'; language?: string; tokens: CodeToken[] }
  | {
      type: 'table'
      alignments: ('left' | 'right' | 'center' | null)[]
      header: Inline[][]
      rows: Inline[][][]
    }
  | PictureBlock
  | { type: 'rule' }
  /** Blocks in another language, as a BCP 47 tag. */
  | { type: 'language'; lang: string; children: Block[] }

/** Parsed Markdown. */
export interface RichText {
  blocks: Block[]
  /** The footnotes by number: the first one has number 1. */
  footnotes: { children: Block[]; occurrences: number }[]
}

/** The schema of parsed Markdown. Blocks are described by their `type` only. */
export const RichText = Type.Unsafe<RichText>(
  Type.Object({
    blocks: Type.Array(
      Type.Object({ type: Type.String() }, { additionalProperties: Type.Unknown() }),
    ),
    footnotes: Type.Array(
      Type.Object({
        children: Type.Array(
          Type.Object({ type: Type.String() }, { additionalProperties: Type.Unknown() }),
        ),
        occurrences: Type.Integer(),
      }),
    ),
  }),
)
