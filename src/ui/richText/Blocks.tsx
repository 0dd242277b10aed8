import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Block, ListItem, PictureBlock } from '../../contract/schema/richText'
import { useTexts } from '../../language/TextsContext'
import { textAttributes } from '../../lib/scripts'
import { Picture } from '../pictures/Picture'
import { CodeBlock } from './CodeBlock'
import { Inlines } from './Inlines'
import { hasSize, maxDepth, nodesOf, plainText, textOf } from './tree'

export function Blocks({ blocks, depth = 0 }: { blocks: readonly Block[]; depth?: number }) {
  if (depth > maxDepth) return null
  return nodesOf(blocks).map((block, index) => (
    <BlockPart key={index} block={block} depth={depth + 1} />
  ))
}

function BlockPart({ block, depth }: { block: Block; depth: number }): ReactNode {
  // Nested blocks have the direction of their list or quotation.
  const dir = depth === 1 ? 'auto' : undefined
  switch (block.type) {
    case 'paragraph':
      return (
        <p dir={dir}>
          <Inlines inlines={block.children} />
        </p>
      )
    case 'heading':
      return <Heading {...block} />
    case 'list':
      return <List {...block} dir={dir} nesting={depth} />
    case 'quote':
      return (
        <blockquote dir={dir}>
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
        <div dir="auto" lang={textOf(block.lang)}>
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
  dir,
  nesting,
}: Extract<Block, { type: 'list' }> & { dir: 'auto' | undefined; nesting: number }) {
  const children = nodesOf(items).map((item, index) => (
    <Item key={index} {...item} nesting={nesting} />
  ))
  if (!isOrdered) return <ul dir={dir}>{children}</ul>
  return (
    <ol dir={dir} start={Number.isInteger(start) ? start : undefined}>
      {children}
    </ol>
  )
}

function Item({ isDone, children, nesting }: ListItem & { nesting: number }) {
  const { richText } = useTexts()
  const isTask = typeof isDone === 'boolean'
  return (
    <li data-task={isTask || undefined}>
      {isTask && (
        <input
          type="checkbox"
          checked={isDone}
          disabled
          readOnly
          aria-label={isDone ? richText.done : richText.notDone}
        />
      )}
      <Blocks blocks={children} depth={nesting} />
    </li>
  )
}

const Image = styled(Picture)`
  width: min(100%, var(--picture-width, 100%));
  margin-inline: auto;
  border-radius: ${({ theme }) => theme.radius.medium};
  object-fit: contain;
`

/** A picture in its natural ratio and at most in its natural size and the height of the screen. */
function Figure(picture: PictureBlock) {
  const { url, alt, caption, colours } = picture
  const size = hasSize(picture) ? picture : undefined
  const maxWidth = size && `min(${size.width}px, ${(size.width / size.height) * 85}svh)`
  return (
    <figure style={{ ['--picture-width' as string]: maxWidth }}>
      <Image
        src={textOf(url)}
        alt={textOf(alt)}
        placeholder="project"
        ratio={size ? `${size.width} / ${size.height}` : '16 / 10'}
        colours={textOf(colours)}
        sizes="(min-width: 64rem) 58rem, 94vw"
      />
      {nodesOf(caption).length > 0 && (
        <figcaption dir="auto">
          <Inlines inlines={nodesOf(caption)} />
        </figcaption>
      )}
    </figure>
  )
}

const HeadingFrame = styled.div`
  position: relative;
  text-wrap: balance;
  break-after: avoid;

  * + & {
    margin-top: 2.25rem;
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    display: inline;
  }
  h2 {
    font-size: ${({ theme }) => theme.size.heading};
  }
  h3 {
    font-size: 1.15em;
  }
  h4,
  h5,
  h6 {
    font-size: 1em;
  }
  > a {
    padding-inline: 0.5rem;
    color: ${({ theme }) => theme.textMuted};
    font-weight: 500;
    text-decoration: none;
  }
  ${({ theme }) => theme.hover} {
    &:not(:hover) > a:not(:focus-visible) {
      opacity: 0;
    }
  }
  ${({ theme }) => theme.print} {
    > a {
      display: none;
    }
  }
`

function Heading({ depth, id, children }: Extract<Block, { type: 'heading' }>) {
  const { richText } = useTexts()
  const Tag = `h${([2, 3, 4, 5, 6] as const).find((known) => known === depth) ?? 2}` as const
  const anchor = textOf(id)
  return (
    <HeadingFrame dir="auto">
      <Tag id={anchor || undefined} {...textAttributes(plainText(children))}>
        <Inlines inlines={children} />
      </Tag>
      {anchor && (
        <a href={`#${anchor}`} aria-label={richText.linkToSection(plainText(children))}>
          #
        </a>
      )}
    </HeadingFrame>
  )
}

/** A table that scrolls within its own region. */
function Table({ alignments, header, rows }: Extract<Block, { type: 'table' }>) {
  const { richText } = useTexts()
  const styleOf = (column: number) => {
    const alignment = alignments?.[column]
    if (alignment === 'center') return { textAlign: alignment }
    return alignment === 'right' ? { textAlign: 'end' as const } : undefined
  }
  return (
    <div dir="auto" role="group" aria-label={richText.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {nodesOf(header).map((cell, index) => (
              <th key={index} scope="col" style={styleOf(index)}>
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nodesOf(rows).map((row, index) => (
            <tr key={index}>
              {nodesOf(row).map((cell, index) => (
                <td key={index} style={styleOf(index)}>
                  <Inlines inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
