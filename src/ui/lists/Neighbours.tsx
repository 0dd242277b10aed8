import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { accentBorderOnHover } from '../Button'
import { cardGap } from '../cards/CardGrid'

const oneRow = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > [rel='next'] {
    grid-column: 2;
  }
`

/** The last one is beside its picture. */
const rows = css`
  > :last-child {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-content: stretch;
  }
`

const Frame = styled.nav<{ $hasPicture: boolean }>`
  display: grid;
  gap: ${cardGap};

  ${({ theme }) => theme.from.tablet} {
    ${({ $hasPicture }) => ($hasPicture ? rows : oneRow)}
  }
`

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
    font-size: clamp(1.5rem, 0.5rem + 2.5vw, 2.5rem);
    letter-spacing: -0.03em;
    line-height: 1.15;
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

/** Links to the previous and the next entry of a list; in one row unless the last has a picture. */
export function Neighbours({ label, entries }: { label: string; entries: readonly Neighbour[] }) {
  const linked = entries.filter(({ to }) => to)
  if (linked.length === 0) return null
  return (
    <Frame aria-label={label} $hasPicture={linked.some(({ picture }) => Boolean(picture))}>
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
