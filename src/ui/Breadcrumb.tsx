import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.625rem;
  color: ${({ theme }) => theme.textQuiet};
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
  /** The way from the top, without the page itself. */
  steps: readonly { to: string; label: string }[]
  /** The page itself. */
  current: string
}

/** Where the page stands in the site. */
export function Breadcrumb({ steps, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <Trail>
        {steps.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </Trail>
    </nav>
  )
}
