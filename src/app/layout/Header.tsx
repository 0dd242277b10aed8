import { useRef, type KeyboardEvent } from 'react'
import { useDispatch, useStore } from 'react-redux'
import styled from 'styled-components'
import { NavigationLinks } from '../../features/navigation/NavigationLinks'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { ThemeToggle } from '../../features/theme/ThemeToggle'
import { Container } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/SectionBoundaries'
import { Brand } from './Brand'
import { MenuButton, MobileMenu } from './MobileMenu'

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

const { selectMenuOpen } = navigationSlice.selectors

/** Brand, navigation and theme toggle. Below desktop width the navigation is a menu. */
export function Header() {
  const dispatch = useDispatch()
  const store = useStore<Parameters<typeof selectMenuOpen>[0]>()
  const menuButton = useRef<HTMLButtonElement>(null)

  function handleKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !selectMenuOpen(store.getState())) return
    dispatch(navigationSlice.actions.menuClosed())
    menuButton.current?.focus()
  }

  return (
    <Frame onKeyDown={handleKeyDown}>
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
    </Frame>
  )
}
