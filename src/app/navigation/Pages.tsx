import {
  Activity,
  memo,
  Suspense,
  useContext,
  useInsertionEffect,
  useState,
  type ReactNode,
} from 'react'
import { UNSAFE_LocationContext as LocationContext, useLocation } from 'react-router-dom'
import { StyleSheetContext } from 'styled-components'
import { NotFoundPage } from '../../pages/NotFoundPage/NotFoundPage'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { PageLoadError } from '../lazyPage'
import { deferStyles } from './deferredStyles'
import { usePrefetch } from './linkEffects'
import { PageLoadFailure, PageLoading } from '../layout/PageStatus'
import { useMountedPages, type MountedPage } from './useMountedPages'

function renderFailure(error: unknown): ReactNode {
  return error instanceof PageLoadError ? <PageLoadFailure /> : <NotFoundPage />
}

function rethrow(error: unknown): never {
  throw error
}

interface PageContainerProps {
  router: MountedPage['router']
  isShown: boolean
  children: ReactNode
}

/** A page. While it is hidden, its errors do not replace the page on screen. */
const PageContainer = memo(function PageContainer({
  router,
  isShown,
  children,
}: PageContainerProps) {
  const context = useContext(StyleSheetContext)
  // Only a prerendered page has a style sheet of its own.
  const [styles] = useState(() => (isShown ? undefined : deferStyles(context)))
  useInsertionEffect(() => {
    if (isShown) styles?.insert()
  }, [isShown, styles])
  return (
    <LocationContext.Provider value={router}>
      <StyleSheetContext.Provider value={styles?.context ?? context}>
        <ErrorBoundary resetKey={`${isShown}`} fallback={isShown ? rethrow : null}>
          {children}
        </ErrorBoundary>
      </StyleSheetContext.Provider>
    </LocationContext.Provider>
  )
})

/**
 * The page on screen and hidden ones. React renders these while the browser is idle, without effects,
 * and shows one at once when the visitor opens it. The page on screen is the first, so that its ids and
 * links precede those of the others.
 * @param children the routes of all pages
 */
export function Pages({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const [pages, prerender] = useMountedPages()
  usePrefetch(prerender)
  return (
    <ErrorBoundary resetKey={key} fallback={renderFailure}>
      <Suspense fallback={<PageLoading />}>
        {pages.map(({ router }, index) => (
          <Activity key={router.location.pathname} mode={index === 0 ? 'visible' : 'hidden'}>
            <PageContainer router={router} isShown={index === 0}>
              {children}
            </PageContainer>
          </Activity>
        ))}
      </Suspense>
    </ErrorBoundary>
  )
}
