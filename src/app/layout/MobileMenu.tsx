import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useContext, type Ref } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { LanguageSwitchContext } from '../../features/language/LanguageSwitchContext'
import { NavigationLinks } from '../../features/navigation/NavigationLinks'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { elementIds } from '../../lib/elementIds'
import { useSharedTexts } from '../../language/TextsContext'
import { IconButton } from '../../ui/Button'
import { Container } from '../../ui/Page'
import { useMenu } from './useMenu'

const { menuToggled, menuClosed } = navigationSlice.actions
const { selectMenuOpen } = navigationSlice.selectors

/** Overlays the page. */
const Sheet = styled(Container)`
  position: absolute;
  top: 100%;
  max-width: none;
  max-height: calc(100dvh - 5.25rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: 0.25rem 1.25rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surface};
  box-shadow: ${({ theme }) => theme.shadow};

  /* The language begins where the pages do. */
  > nav {
    padding-inline-start: 0.375rem;
  }

  /* A shade at the lower edge shows that the menu scrolls; the end of the list covers it. */
  @media (max-height: 30rem) and (forced-colors: none) {
    background:
      linear-gradient(${({ theme }) => `${theme.surface}, ${theme.surface}`}) bottom / 100% 1.25rem
        no-repeat local,
      linear-gradient(transparent, ${({ theme }) => theme.motif}) bottom / 100% 1.25rem no-repeat,
      ${({ theme }) => theme.surface};
  }
`

/** Contains both icons, so that a click creates no elements. */
const Toggle = styled(IconButton)`
  &[aria-expanded='true'] svg:first-child,
  &[aria-expanded='false'] svg:last-child {
    display: none;
  }
`

export function MenuButton({ ref }: { ref?: Ref<HTMLButtonElement> }) {
  const dispatch = useDispatch()
  const { layout } = useSharedTexts()
  const isOpen = useSelector(selectMenuOpen)
  return (
    <Toggle
      ref={ref}
      type="button"
      data-scripted
      aria-label={isOpen ? layout.closeMenu : layout.openMenu}
      aria-expanded={isOpen}
      aria-controls={elementIds.mobileMenu}
      onClick={() => dispatch(menuToggled())}
    >
      <Menu />
      <X />
    </Toggle>
  )
}

/** The navigation below desktop width. A click on a link closes it. */
export function MobileMenu() {
  const dispatch = useDispatch()
  const { layout } = useSharedTexts()
  const isOpen = useSelector(selectMenuOpen)
  return (
    <Sheet as="nav" id={elementIds.mobileMenu} aria-label={layout.menu} hidden={!isOpen}>
      <NavigationLinks
        menu={useMenu()}
        direction="column"
        onNavigate={() => dispatch(menuClosed())}
      />
      {useContext(LanguageSwitchContext)}
    </Sheet>
  )
}
