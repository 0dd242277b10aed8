import type { ReactNode } from 'react'
import type { Block, ListItem } from '../../contract/richText'
import { maxDepth, nodesOf, textOf } from './tree'
import { CodeBlock } from './CodeBlock'
import { Figure } from './Figure'
import { Heading } from './Heading'
import { Inlines } from './Inlines'
import { Table } from './Table'

/** Blocks of rich text, without those of an unknown type. */
export function Blocks({ blocks, depth = 0 }: { blocks: readonly Block[]; depth?: number }) {
  if (depth > maxDepth) return null
  return nodesOf(blocks).map((block, index) => (
    <BlockPart key={index} block={block} depth={depth + 1} />
  ))
}

function BlockPart({ block, depth }: { block: Block; depth: number }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      )
    case 'heading':
      return <Heading {...block} />
    case 'list':
      return <List {...block} nesting={depth} />
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} depth={depth} />
        </blockquote>
      )
    case 'codeBlock':
      return <CodeBlock language={textOf(block.language)} tokens={block.tokens} />
    case 'table':
      return <Table {...block} />
    case 'picture':
      return <Figure {...block} />
    case 'rule':
      return <hr />
    case 'language':
      return (
        <div lang={textOf(block.lang)}>
          <Blocks blocks={block.children} depth={depth} />
        </div>
      )
    default:
      return null
  }
}

function List({
  isOrdered,
  start,
  items,
  nesting,
}: Extract<Block, { type: 'list' }> & { nesting: number }) {
  const children = nodesOf(items).map((item, index) => (
    <Item key={index} {...item} nesting={nesting} />
  ))
  if (!isOrdered) return <ul>{children}</ul>
  return <ol start={Number.isInteger(start) ? start : undefined}>{children}</ol>
}

function Item({ isDone, children, nesting }: ListItem & { nesting: number }) {
  const isTask = typeof isDone === 'boolean'
  return (
    <li data-task={isTask || undefined}>
      {isTask && (
        <input
          type="checkbox"
          checked={isDone}
          disabled
          readOnly
          aria-label={isDone ? 'Selesai' : 'Belum selesai'}
        />
      )}
      <Blocks blocks={children} depth={nesting} />
    </li>
  )
}
