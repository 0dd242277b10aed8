import { Link } from 'react-router-dom'
import styled from 'styled-components'

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.625rem;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};

  li {
    min-width: 0;
  }

  li + li::before {
    content: '›';
    margin-right: 0.625rem;
  }
`

interface BreadcrumbProps {
  /** The parent pages, from the top. */
  parents: readonly { to: string; label: string }[]
  /** The title of the current page. */
  current: string
}

/** Links to the parent pages of the current page. */
export function Breadcrumb({ parents, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {parents.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  )
}
