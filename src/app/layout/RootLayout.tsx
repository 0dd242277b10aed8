import { Suspense, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useProfileRequest } from '../../features/profile/useProfile'
import { NotFoundPage } from '../../pages/NotFoundPage/NotFoundPage'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { Loading } from '../../ui/Loading'
import { SectionBoundaries } from '../../ui/SectionBoundaries'
import { PageLoadError } from '../lazyPage'
import { Footer } from './Footer'
import { Header } from './Header'
import { PageAnnouncement } from './PageAnnouncement'
import { PageLoadFailure } from './PageLoadFailure'
import { PageProgress } from './PageProgress'
import { RouteHead } from './RouteHead'
import { Main, SkipLink } from './layoutParts'
import { useDocumentTheme } from './useDocumentTheme'
import { useLinkEvents } from './useLinkEvents'
import { usePageEntry } from './usePageEntry'
import { usePrefetch } from './usePrefetch'
import { useScrollMemory } from './useScrollMemory'

/** What attends the visit, unseen. It stands apart, so that what it hears renders no page anew. */
function Attendance(): null {
  useDocumentTheme()
  usePageEntry()
  useScrollMemory()
  useLinkEvents()
  usePrefetch()
  return null
}

/** The owner's call; keyed by the page, it is made again on the next one where it has failed. */
function ProfileRequest(): null {
  useProfileRequest()
  return null
}

/** Where a page's code is still on its way: even then the document is called something. */
function PageLoading() {
  return (
    <>
      <title>Loading...</title>
      <Loading text="Loading..." tall />
    </>
  )
}

function renderFailure(error: unknown): ReactNode {
  return error instanceof PageLoadError ? <PageLoadFailure /> : <NotFoundPage />
}

/** Header, page and footer. A page that fails shows the error page; the rest stays. */
export function RootLayout() {
  const { pathname, key } = useLocation()
  return (
    <SectionBoundaries fallback={null}>
      <Attendance />
      <ProfileRequest key={pathname} />
      <PageProgress />
      <PageAnnouncement />
      <SkipLink href="#main">Langsung ke isi</SkipLink>
      <Header />
      <Main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={key} fallback={renderFailure}>
          <ErrorBoundary fallback={null}>
            <RouteHead />
          </ErrorBoundary>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <Footer />
    </SectionBoundaries>
  )
}
