import ExternalLink from 'lucide-react/icons/external-link'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { HeaderFrame } from '../../app/layout/frame'
import { MenuButton } from '../../app/layout/MobileMenu'
import { accountApi } from '../../features/account/accountApi'
import { ThemeToggle } from '../../features/theme/ThemeToggle'
import { sitePath } from '../../sitePath'
import { Container } from '../../ui/Page'
import { SignOutButton } from '../account/SignOutButton'

const Bar = styled(Container)`
  display: flex;
  /* With large text, the buttons need two lines. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  min-height: 4.25rem;
  white-space: nowrap;
`

const Brand = styled(Link)`
  margin-right: auto;
  font-weight: 750;
  text-decoration: none;
`

const SiteLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  padding-inline: 0.5rem;
  font-size: ${({ theme }) => theme.size.small};

  svg {
    flex: none;
    width: 1em;
    height: 1em;
  }

  /* Only the icon is seen. */
  @media (max-width: 22rem) {
    min-width: 1.5rem;

    span {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`

const NarrowOnly = styled.div`
  display: contents;

  ${({ theme }) => theme.from.desktop} {
    display: none;
  }
`

/** The name of the studio, a link to the site, the theme and the menu button. */
export function StudioHeader() {
  const { data: session } = accountApi.endpoints.getSession.useQuery()
  return (
    <HeaderFrame>
      <Bar>
        <Brand to="/studio">Studio</Brand>
        <SiteLink href={sitePath('/')}>
          <span>Lihat situs</span>
          <ExternalLink aria-hidden="true" />
        </SiteLink>
        <ThemeToggle />
        <SignOutButton />
        {session && (
          <NarrowOnly>
            <MenuButton />
          </NarrowOnly>
        )}
      </Bar>
    </HeaderFrame>
  )
}
