import { lazy, Suspense, type CSSProperties, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import styled from 'styled-components'
import { profileApi, profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { elementIds } from '../../lib/elementIds'
import { paths } from '../../lib/urls/paths'
import { languageSlice } from '../../language/languageSlice'
import { useSharedTexts } from '../../language/TextsContext'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { Pages } from '../navigation/Pages'
import { appearanceSlice } from '../../theme/appearanceSlice'
import { tileImage } from '../../ui/pictures/Cloth'
import { ownerTile } from '../../lib/cloth'
import { Footer } from './Footer'
import { Header } from './Header'
import { useIgnoreRepeatedClicks, useLinkAnalytics } from '../navigation/linkEffects'
import { PageAnnouncement, PageProgress } from './PageStatus'
import { useDocumentTheme, useRouterSync } from './storeEffects'
import { useScrollRestoration } from '../navigation/useScrollRestoration'

const LanguageHint = lazy(async () => ({
  default: (await import('../../features/language/LanguageHint')).LanguageHint,
}))

const Main = styled.main`
  min-height: 70vh;
  /* Bands of a page reach to the edges of the window. */
  overflow-x: clip;
  isolation: isolate;
`

/** A short tint of the background after a navigation; all text is readable on it. */
const NavigationTint = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
  background: ${({ theme }) => theme.accentSoft};
  opacity: 0;
  pointer-events: none;
  animation: tint 600ms ease-out;
`

/** Effects of the layout. A separate component, so that their state does not re-render the page. */
function LayoutEffects(): null {
  useDocumentTheme()
  useRouterSync()
  useScrollRestoration()
  useLinkAnalytics()
  useIgnoreRepeatedClicks()
  return null
}

/**
 * Requests the profile for every `useProfile` on the page: RTK Query would repeat a failed request
 * for each component that subscribes to it later. Its key is the path, so that a failed request is
 * repeated on navigation.
 */
function ProfileRequest(): null {
  profileApi.endpoints.getProfile.useQuerySubscription(profileId)
  return null
}

/** Names the tile of the owner's cloth for every `Cloth` of the owner's. */
function OwnerCloth({ children }: { children: ReactNode }) {
  const { full_name: name } = useProfile().owner
  const tile = ownerTile(name, useSelector(appearanceSlice.selectors.selectAppearance))
  const style: CSSProperties & Record<`--${string}`, string> = {
    // Above the header, whose margin would be that of the document.
    paddingTop: '0.5rem',
    '--cloth': tileImage(tile),
    '--cloth-lines': tileImage(tile && `${tile}-lines`),
  }
  return <div style={style}>{children}</div>
}

/**
 * Header, page and footer. If a page throws, the error page replaces only the page.
 * @param children the routes of all pages
 */
export function RootLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  // A document that is reloaded has the key of its navigation, but starts as rendered by the server.
  const isNavigation = useNavigationType() !== NavigationType.Pop
  const { layout } = useSharedTexts()
  const offered = useSelector(languageSlice.selectors.selectOfferedLanguages)
  return (
    <SectionBoundaries fallback={null}>
      <LayoutEffects />
      <ProfileRequest key={pathname} />
      <PageProgress />
      <PageAnnouncement />
      <a href={`#${elementIds.main}`}>{layout.skipToContent}</a>
      <OwnerCloth>
        <SectionBoundaries fallback={null}>
          <Header />
          <Main id={elementIds.main} tabIndex={-1}>
            {isNavigation && <NavigationTint key={pathname} aria-hidden="true" />}
            <Pages>{children}</Pages>
          </Main>
          <Footer />
        </SectionBoundaries>
      </OwnerCloth>
      {pathname === paths.home && offered.length > 1 && (
        <Suspense>
          <LanguageHint />
        </Suspense>
      )}
    </SectionBoundaries>
  )
}
