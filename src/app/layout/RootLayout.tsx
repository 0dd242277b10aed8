import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { NotFoundPage } from '../../pages/NotFoundPage/NotFoundPage'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { Loading } from '../../ui/Loading'
import { Footer } from './Footer'
import { Header } from './Header'
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

/** Header, page and footer. A page that fails shows the error page; the rest stays. */
export function RootLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <Attendance />
      <SkipLink href="#main">Langsung ke isi</SkipLink>
      <Header />
      <Main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={pathname} fallback={<NotFoundPage />}>
          <RouteHead />
          <Suspense fallback={<Loading text="Loading..." tall />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <Footer />
    </>
  )
}
