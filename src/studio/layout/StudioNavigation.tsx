import { useDispatch } from 'react-redux'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { messagesPath } from '../messages/messagesPath'
import { navigationGroups } from './navigationGroups'
import { UnreadBadge } from './UnreadBadge'

const Group = styled.div`
  & + & {
    margin-top: 1rem;
    padding-top: 1rem;
    border-top: 1px solid ${({ theme }) => theme.line};
  }

  a {
    display: block;
    padding: 0.625rem 0.875rem;
    border-radius: ${({ theme }) => theme.radius.small};
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    color: ${({ theme }) => theme.text};
  }

  a[aria-current='page'] {
    background: ${({ theme }) => theme.accentSoft};
    color: ${({ theme }) => theme.accentStrong};
  }
`

/** The links to all screens. A click closes the menu of a narrow window. */
export function StudioNavigation() {
  const dispatch = useDispatch()
  const close = () => dispatch(navigationSlice.actions.menuClosed())
  return navigationGroups.map(({ title, items }) => (
    <Group key={title} as="ul" aria-label={title}>
      {items.map(({ path, title }) => (
        <li key={path}>
          <NavLink to={path} end={path === '/studio'} onClick={close}>
            {title}
            {path === messagesPath && <UnreadBadge />}
          </NavLink>
        </li>
      ))}
    </Group>
  ))
}
