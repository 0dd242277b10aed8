import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Texts } from '../language/texts'
import { useTexts } from '../language/TextsContext'
import { paths } from '../lib/urls/paths'

const Frame = styled.nav`
  flex: 1 1 auto;
  min-width: 0;
`

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 0.625rem;
  ${({ theme }) => theme.smallText}

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

export interface ParentPage {
  to: string
  label: string
  lang?: string
}

/** The pages above an entry of a list, from the top. */
export function parentPages(list: 'blog' | 'testimonials', { pages }: Texts): ParentPage[] {
  return (['home', list] as const).map((page) => ({ to: paths[page], label: pages[page] }))
}

/** The pages above a project, which have other names there. */
export function projectParents({ common, project }: Texts): ParentPage[] {
  const lang = common.labelLang
  return [
    { to: paths.home, label: project.home, lang },
    { to: paths.projects, label: project.projects, lang },
  ]
}

interface BreadcrumbProps {
  parents: readonly ParentPage[]
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
