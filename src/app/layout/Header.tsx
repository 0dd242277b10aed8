import { Menu, X } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { NavigationLinks } from '../../features/navigation/NavigationLinks'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { useProfile } from '../../features/profile/useProfile'
import { ThemeToggle } from '../../features/theme/ThemeToggle'
import { IconButton } from '../../ui/IconButton'
import { Container } from '../../ui/Page'
import { Brand } from './layoutParts'

const Frame = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  border-bottom: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surface};
`

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 4.25rem;
`

const Wide = styled.nav`
  display: none;

  ${({ theme }) => theme.from.desktop} {
    display: block;
    margin-left: auto;
  }
`

const Narrow = styled.div`
  display: contents;

  ${({ theme }) => theme.from.desktop} {
    display: none;
  }
`

const Tools = styled.div`
  display: flex;
  gap: 0.5rem;
  margin-left: auto;

  ${({ theme }) => theme.from.desktop} {
    margin-left: 0;
  }
`

/** Over the page, which stays where it is. */
const MobileMenu = styled(Container)`
  position: absolute;
  top: 100%;
  max-width: none;
  max-height: calc(100vh - 4.25rem);
  overflow-y: auto;
  padding-block: 0.25rem 1.25rem;
  border-bottom: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surface};
  box-shadow: ${({ theme }) => theme.shadow};
`

/** Brand, navigation, theme toggle; below desktop width the navigation folds into a menu. */
export function Header() {
  const dispatch = useDispatch()
  const menuOpen = useSelector(navigationSlice.selectors.selectMenuOpen)
  const { profile } = useProfile()
  const { menuToggled, menuClosed } = navigationSlice.actions
  const menuButton = useRef<HTMLButtonElement>(null)

  function handleKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !menuOpen) return
    dispatch(menuClosed())
    menuButton.current?.focus()
  }

  return (
    <Frame onKeyDown={handleKeyDown}>
      <Bar>
        <Brand name={profile.full_name} />
        <Wide aria-label="Navigasi utama">
          <NavigationLinks direction="row" />
        </Wide>
        <Tools>
          <ThemeToggle />
          <Narrow>
            <IconButton
              ref={menuButton}
              type="button"
              data-scripted
              aria-label={menuOpen ? 'Tutup menu' : 'Buka menu'}
              aria-expanded={menuOpen}
              aria-controls="mobile-menu"
              onClick={() => dispatch(menuToggled())}
            >
              {menuOpen ? <X /> : <Menu />}
            </IconButton>
          </Narrow>
        </Tools>
      </Bar>
      <Narrow>
        <MobileMenu as="nav" id="mobile-menu" aria-label="Menu" hidden={!menuOpen}>
          <NavigationLinks direction="column" onNavigate={() => dispatch(menuClosed())} />
        </MobileMenu>
      </Narrow>
    </Frame>
  )
}
