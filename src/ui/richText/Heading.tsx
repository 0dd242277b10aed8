import styled from 'styled-components'
import type { Block } from '../../contract/richText'
import { plainText, textOf } from './tree'
import { Inlines } from './Inlines'

const Frame = styled.div`
  position: relative;
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
    font-weight: 700;
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

/** A heading with a link to itself. */
export function Heading({ depth, id, children }: Extract<Block, { type: 'heading' }>) {
  const Tag = `h${([2, 3, 4, 5, 6] as const).find((known) => known === depth) ?? 2}` as const
  const anchor = textOf(id)
  return (
    <Frame>
      <Tag id={anchor || undefined}>
        <Inlines inlines={children} />
      </Tag>
      {anchor && (
        <a href={`#${anchor}`} aria-label={`Tautan ke bagian ${plainText(children)}`}>
          #
        </a>
      )}
    </Frame>
  )
}
