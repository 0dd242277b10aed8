import { memo, useContext, useEffect, useRef } from 'react'
import { useDispatch, useStore } from 'react-redux'
import styled from 'styled-components'
import { LanguageSwitchContext } from '../../features/language/LanguageSwitchContext'
import { NavigationLinks } from '../../features/navigation/NavigationLinks'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { ThemeToggle } from '../../features/theme/ThemeToggle'
import { listen } from '../../lib/listen'
import { useSharedTexts } from '../../language/TextsContext'
import { columnWidth, Container } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { Brand } from './Brand'
import { MenuButton, MobileMenu } from './MobileMenu'
import { useMenu } from './useMenu'

/** Floats above the page; the cloth of the home page is visible around it. */
const FloatingHeader = styled.header`
  position: sticky;
  z-index: 20;
  top: 0.5rem;
  width: calc(100% - 1rem);
  max-width: ${columnWidth};
  margin-inline: auto;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surface};
`

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.75rem;

  > :first-child {
    margin-inline-end: auto;
  }
`

const Narrow = styled.div`
  display: contents;

  ${({ theme }) => theme.from.desktop} {
    display: none;
  }
`

const WideOnly = styled.div`
  display: none;

  ${({ theme }) => theme.from.desktop} {
    display: block;
  }
`

const Tools = styled.div`
  display: flex;
  gap: 0.5rem;
`

const { selectMenuOpen } = navigationSlice.selectors

export const Header = memo(function Header() {
  const dispatch = useDispatch()
  const { layout } = useSharedTexts()
  const languageSwitch = useContext(LanguageSwitchContext)
  const menu = useMenu()
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
    <FloatingHeader ref={frame}>
      <Bar>
        <SectionBoundaries fallback={null}>
          <Brand />
          <WideOnly as="nav" aria-label={layout.navigation}>
            <NavigationLinks menu={menu} direction="row" />
          </WideOnly>
          <Tools>
            <SectionBoundaries fallback={null}>
              <WideOnly>{languageSwitch}</WideOnly>
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
    </FloatingHeader>
  )
})
