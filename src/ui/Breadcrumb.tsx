import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useTexts } from '../language/TextsContext'

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
    padding-block: 1px;
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
    <Frame aria-label={common.breadcrumb}>
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
    </Frame>
  )
}
