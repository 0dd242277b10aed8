import { Fragment, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { overviewApi } from '../../features/overview/overviewApi'
import { elementIds } from '../../lib/elementIds'
import { listen } from '../../lib/listen'
import { breakpoints } from '../../theme/theme'
import { gutter } from '../../ui/Page'
import { SignOutButton } from '../account/SignOutButton'
import { useStudioTexts } from '../language/StudioTextsContext'
import { linkGroups } from './navigationLinks'
import { ScreenLink } from './ScreenLink'
import { StudioTools } from './StudioHeader'

/** Below desktop width it is a menu that overlays the screen, wherever that is scrolled to. */
const Navigation = styled.nav<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  overflow-y: auto;

  @media (max-width: ${breakpoints.belowDesktop}) {
    position: fixed;
    z-index: 19;
    inset: 4.25rem 0 auto;
    max-height: calc(100dvh - 4.25rem);
    padding: 0.75rem ${gutter} 1.25rem;
    border-bottom: 1px solid ${({ theme }) => theme.line};
    background: ${({ theme }) => theme.surface};
    box-shadow: ${({ theme }) => theme.shadow};
    overscroll-behavior: contain;
  }
  ${({ theme }) => theme.from.desktop} {
    display: block;
    position: sticky;
    top: 5.5rem;
    max-height: calc(100vh - 6rem);
  }
`

const GroupHeading = styled.p`
  margin-block: 1rem 0.25rem;
  padding-inline: 0.75rem;
  ${({ theme }) => theme.smallText}
  font-weight: 650;
`

/** As many columns as there is room for: two on most phones. */
const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));

  a {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.75rem;
    padding: 0.3125rem 0.75rem;
    border-radius: ${({ theme }) => theme.radius.small};
    ${({ theme }) => theme.smallText}
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

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }

  ${({ theme }) => theme.from.desktop} {
    a {
      min-height: 2.125rem;
    }
  }
`

/** On wide screens, the header has it. */
const NarrowOnly = styled.div`
  display: none;

  @media (max-width: ${breakpoints.belowDesktop}) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    margin-top: 1rem;
    padding-top: 0.75rem;
    border-top: 1px solid ${({ theme }) => theme.line};

    > button {
      border-color: transparent;
      background: none;
    }
    > button + button {
      margin-inline-start: auto;
    }
  }
`

const menuButton = `[aria-controls='${elementIds.mobileMenu}']`

export function StudioNavigation() {
  const { common, layout } = useStudioTexts()
  const isOpen = useSelector(navigationSlice.selectors.selectMenuOpen)
  useMenuClosing(isOpen)
  return (
    <Navigation id={elementIds.mobileMenu} aria-label={common.studio} $isOpen={isOpen}>
      {linkGroups.map(({ name, links }) => (
        <Fragment key={name ?? 'overview'}>
          {name && <GroupHeading>{layout.groups[name]}</GroupHeading>}
          <Links aria-label={name && layout.groups[name]}>
            {links.map(([link, Icon]) => (
              <ScreenLink key={link} name={link} Icon={Icon} />
            ))}
          </Links>
        </Fragment>
      ))}
      <NarrowOnly>
        <StudioTools />
        <SignOutButton hasLabel />
      </NarrowOnly>
      <DraftCountUpdates />
    </Navigation>
  )
}

/** Escape, and a tap or the focus on the screen, close the menu. */
function useMenuClosing(isOpen: boolean): void {
  const dispatch = useDispatch()
  useEffect(() => {
    if (!isOpen) return undefined
    const close = ({ type, target, key }: Event & { key?: string }) => {
      const isOutside = document.getElementById(elementIds.main)?.contains(target as Node)
      if (type === 'keydown' ? key !== 'Escape' : !isOutside) return
      dispatch(navigationSlice.actions.menuClosed())
      if (key === 'Escape') document.querySelector<HTMLElement>(menuButton)?.focus()
    }
    return listen(document, ['keydown', 'pointerdown', 'focusin'], close)
  }, [dispatch, isOpen])
}

/** Counts the drafts on every screen: what is typed changes no cached data. */
function DraftCountUpdates(): null {
  const { key } = useLocation()
  const { refetch } = overviewApi.endpoints.countDrafts.useQuery()
  useEffect(() => void refetch(), [key, refetch])
  return null
}
