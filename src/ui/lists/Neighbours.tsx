import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { accentBorderOnHover } from '../Button'
import { cardGap } from '../cards/CardGrid'

const Frame = styled.nav<{ $isColumn: boolean }>`
  display: grid;
  gap: ${cardGap};

  ${({ theme }) => theme.from.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: ${({ $isColumn }) => ($isColumn ? 'row' : 'column')};
  }
`

/** A link as a small card. */
export const LinkCard = styled(Link)`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surfaceRaised};
  line-height: 1.35;
  text-decoration: none;
  ${accentBorderOnHover}

  strong {
    font-weight: 650;
  }
`

const Content = styled.span`
  display: flex;
  align-items: center;
  gap: 1rem;
  padding: 1.125rem 1.25rem;

  span {
    flex: 1;
    min-width: 0;
  }

  small {
    display: block;
    margin-bottom: 0.25rem;
    ${({ theme }) => theme.smallText}
  }

  svg {
    flex: none;
    color: ${({ theme }) => theme.accent};
  }

  [rel='next'] > &:first-child {
    text-align: end;
  }
  &:not(:first-child) strong {
    font-size: ${({ theme }) => theme.size.heading};
  }
`

interface Neighbour {
  rel: 'prev' | 'next'
  label: string
  title: string
  /** The address; without one it has no page, and is left out. */
  to: string | undefined
  picture?: ReactNode
}

/** Links to the previous and the next entry of a list; in one row unless one has a picture. */
export function Neighbours({ label, entries }: { label: string; entries: readonly Neighbour[] }) {
  const linked = entries.filter(({ to }) => to)
  if (linked.length === 0) return null
  return (
    <Frame aria-label={label} $isColumn={linked.some(({ picture }) => Boolean(picture))}>
      {linked.map(({ rel, label: side, title, to = '', picture }) => (
        <LinkCard key={rel} to={to} rel={rel}>
          {picture}
          <Content>
            {rel === 'prev' && <ArrowLeft size="1.25rem" aria-hidden="true" />}
            <span>
              <small>{side}</small> <strong dir="auto">{title}</strong>
            </span>
            {rel === 'next' && <ArrowRight size="1.25rem" aria-hidden="true" />}
          </Content>
        </LinkCard>
      ))}
    </Frame>
  )
}
