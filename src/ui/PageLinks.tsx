import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useTexts } from '../language/TextsContext'

const BreadcrumbFrame = styled.nav`
  flex: 1 1 auto;
  min-width: 0;
`

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 0.625rem;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};

  li {
    min-width: 0;
  }

  /* A long title is cut: the heading of the page repeats it. */
  li:last-child {
    flex: 1 1 6rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a {
    display: inline-block;
  }

  li + li::before {
    content: '›';
    margin-inline-end: 0.625rem;
  }
`

interface BreadcrumbProps {
  /** The parent pages, from the top. */
  parents: readonly { to: string; label: string; lang?: string }[]
  current: string
  /** The language of its title, if it is not that of the page. */
  lang?: string
}

export function Breadcrumb({ parents, current, lang }: BreadcrumbProps) {
  const { common } = useTexts()
  return (
    <BreadcrumbFrame aria-label={common.breadcrumb}>
      <List>
        {parents.map(({ to, label, lang }) => (
          <li key={to}>
            <Link to={to} lang={lang}>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <bdi lang={lang}>{current}</bdi>
        </li>
      </List>
    </BreadcrumbFrame>
  )
}

const Frame = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.125rem, 2.2vw, 1.75rem);

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The next page is at the end of the row also if there is no previous one. */
const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: 1rem;
  padding: 1.125rem 1.25rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surfaceRaised};
  line-height: 1.35;
  text-decoration: none;
  transition: border-color ${({ theme }) => theme.duration.short};

  &:hover {
    border-color: ${({ theme }) => theme.accent};
  }

  > span {
    flex: 1;
    min-width: 0;
  }

  small {
    display: block;
    margin-bottom: 0.25rem;
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.tiny};
  }

  strong {
    font-weight: 650;
  }

  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${({ theme }) => theme.accent};
  }

  &[rel='next'] {
    text-align: end;

    ${({ theme }) => theme.from.tablet} {
      grid-column: 2;
    }
  }
`

interface Neighbour {
  to: string
  /** What the page is, for example the previous post. */
  label: string
  title: string
}

interface NeighbourLinksProps {
  label: string
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

function Text({ label, title }: Neighbour): ReactNode {
  return (
    <span>
      <small>{label}</small> <strong dir="auto">{title}</strong>
    </span>
  )
}

/** Links to the previous and the next page of a list; nothing if there is neither. */
export function NeighbourLinks({ label, previous, next }: NeighbourLinksProps) {
  if (!previous && !next) return null
  return (
    <Frame aria-label={label}>
      {previous && (
        <Tile to={previous.to} rel="prev">
          <ArrowLeft aria-hidden="true" />
          <Text {...previous} />
        </Tile>
      )}
      {next && (
        <Tile to={next.to} rel="next">
          <Text {...next} />
          <ArrowRight aria-hidden="true" />
        </Tile>
      )}
    </Frame>
  )
}
