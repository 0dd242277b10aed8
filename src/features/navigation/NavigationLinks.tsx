import { memo } from 'react'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../lib/paths'

interface NavigationItem {
  to: string
  label: string
}

export const navigationItems: readonly NavigationItem[] = [
  { to: paths.home, label: 'Beranda' },
  { to: paths.about, label: 'Tentang Saya' },
  { to: paths.skills, label: 'Keahlian' },
  { to: paths.projects, label: 'Proyek' },
  { to: paths.testimonials, label: 'Testimoni' },
  { to: paths.blog, label: 'Artikel' },
  { to: paths.contact, label: 'Kontak' },
]

const List = styled.ul<{ $direction: 'row' | 'column' }>`
  display: flex;
  flex-direction: ${({ $direction }) => $direction};
  gap: 0.25rem;

  a {
    display: block;
    padding: ${({ $direction }) => ($direction === 'row' ? '0.5rem 0.75rem' : '0.75rem 0.875rem')};
    border-radius: ${({ theme }) => theme.radius.small};
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    color: ${({ theme }) => theme.text};
  }

  a[aria-current='page'] {
    background: ${({ theme }) => theme.accentSoft};
    color: ${({ theme }) => theme.accentStrong};
  }
`

export const NavigationLinks = memo(function NavigationLinks({
  direction,
  onNavigate,
}: {
  direction: 'row' | 'column'
  onNavigate?: () => void
}) {
  return (
    <List $direction={direction}>
      {navigationItems.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === paths.home} onClick={onNavigate}>
            {label}
          </NavLink>
        </li>
      ))}
    </List>
  )
})
