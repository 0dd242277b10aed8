import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Frame = styled.nav`
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
    margin-right: 0.625rem;
  }
`

interface BreadcrumbProps {
  /** The parent pages, from the top. */
  parents: readonly { to: string; label: string; lang?: 'en' }[]
  /** The title of the current page. */
  current: string
}

/** Links to the parent pages of the current page. */
export function Breadcrumb({ parents, current }: BreadcrumbProps) {
  return (
    <Frame aria-label="Breadcrumb">
      <List>
        {parents.map(({ to, label, lang }) => (
          <li key={to}>
            <Link to={to} lang={lang}>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </Frame>
  )
}
