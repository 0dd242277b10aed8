import { useDispatch } from 'react-redux'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { messagesApi } from '../../features/messages/messagesApi'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { messagesPath, nouns } from '../nouns'

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

const Badge = styled.span`
  margin-left: 0.5rem;
  padding: 0.1rem 0.5rem;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.accent};
  color: ${({ theme }) => theme.onAccent};
  font-size: ${({ theme }) => theme.size.tiny};
`

const groups = [
  { title: 'Isi', items: [{ path: '/studio', title: 'Ringkasan' }, ...Object.values(nouns)] },
  {
    title: 'Lainnya',
    items: [
      { path: '/studio/gambar', title: 'Gambar' },
      { path: messagesPath, title: 'Pesan' },
      { path: '/studio/sampah', title: 'Sampah' },
      { path: '/studio/keamanan', title: 'Keamanan' },
    ],
  },
]

/** The links to all screens. A click closes the menu of a narrow window. */
export function StudioNavigation() {
  const dispatch = useDispatch()
  const close = () => dispatch(navigationSlice.actions.menuClosed())
  return groups.map(({ title, items }) => (
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

/** The number of unread messages, beside the link to them; nothing if there are none. */
function UnreadBadge() {
  const { data: unread } = messagesApi.endpoints.countUnreadMessages.useQuery()
  return unread ? (
    <Badge>
      {unread}
      <VisuallyHidden> belum dibaca</VisuallyHidden>
    </Badge>
  ) : null
}
