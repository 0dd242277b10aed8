import { useEffect, useRef } from 'react'
import { useDispatch, useStore } from 'react-redux'
import styled from 'styled-components'
import { NavigationLinks } from '../../features/navigation/NavigationLinks'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { ThemeToggle } from '../../features/theme/ThemeToggle'
import { listen } from '../../lib/listen'
import { Container } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { Brand } from './Brand'
import { HeaderFrame } from './frame'
import { MenuButton, MobileMenu } from './MobileMenu'

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

const { selectMenuOpen } = navigationSlice.selectors

/** Brand, navigation and theme toggle. Below desktop width the navigation is a menu. */
export function Header() {
  const dispatch = useDispatch()
  const store = useStore<Parameters<typeof selectMenuOpen>[0]>()
  const frame = useRef<HTMLElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)

  // Escape, and a tap or the focus outside, close the menu.
  useEffect(() => {
    const closeMenu = ({ type, target, key }: Event & { key?: string }) => {
      const isEscape = key === 'Escape'
      const isOutside = type !== 'keydown' && !frame.current?.contains(target as Node)
      if (!(isEscape || isOutside) || !selectMenuOpen(store.getState())) return
      dispatch(navigationSlice.actions.menuClosed())
      if (isEscape) menuButton.current?.focus()
    }
    return listen(document, ['keydown', 'pointerdown', 'focusin'], closeMenu)
  }, [dispatch, store])

  return (
    <HeaderFrame ref={frame}>
      <Bar>
        <SectionBoundaries fallback={null}>
          <Brand />
          <Wide aria-label="Navigasi utama">
            <NavigationLinks direction="row" />
          </Wide>
          <Tools>
            <SectionBoundaries fallback={null}>
              <ThemeToggle />
              <Narrow>
                <MenuButton ref={menuButton} />
              </Narrow>
            </SectionBoundaries>
          </Tools>
        </SectionBoundaries>
      </Bar>
      <Narrow>
        <MobileMenu />
      </Narrow>
    </HeaderFrame>
  )
}
