import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import type { MenuPage } from '../../contract/constants'
import { paths } from '../../lib/urls/paths'
import { useSharedTexts } from '../../language/TextsContext'

const List = styled.ul<{ $direction: 'row' | 'column' }>`
  display: flex;
  flex-direction: ${({ $direction }) => $direction};
  gap: 0.25rem;

  a {
    display: block;
    padding: ${({ $direction }) => ($direction === 'row' ? '0.5rem clamp(0.375rem, 3.2vw - 1.65rem, 0.75rem)' : '0.75rem 0.875rem')};
    border-radius: ${({ theme }) => theme.radius.small};
    ${({ theme }) => theme.smallText}
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }

  ${({ theme }) => theme.hover} {
    a:hover {
      color: ${({ theme }) => theme.text};
    }
  }

  a[aria-current='page'] {
    background: ${({ theme }) => theme.accentSoft};
    color: ${({ theme }) => theme.accentStrong};
  }
`

interface NavigationLinksProps {
  menu: readonly MenuPage[]
  direction: 'row' | 'column'
  onNavigate?: () => void
}

export function NavigationLinks({ menu, direction, onNavigate }: NavigationLinksProps) {
  const { pages } = useSharedTexts()
  return (
    <List $direction={direction}>
      {menu.map((page) => (
        <li key={page}>
          <NavLink to={paths[page]} end={page === 'home'} onClick={onNavigate}>
            {pages[page]}
          </NavLink>
        </li>
      ))}
    </List>
  )
}
