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
import { PageLoadFailure, PageLoading } from './PageStatus'
import { useVisits, type Visit } from './useVisits'

function renderFailure(error: unknown): ReactNode {
  return error instanceof PageLoadError ? <PageLoadFailure /> : <NotFoundPage />
}

function rethrow(error: unknown): never {
  throw error
}

interface PageOfProps {
  router: Visit['router']
  isShown: boolean
  children: ReactNode
}

/** A page. While it is hidden, its errors do not replace the page on screen. */
const PageOf = memo(function PageOf({ router, isShown, children }: PageOfProps) {
  const context = useContext(StyleSheetContext)
  // Only a page that is rendered ahead has a style sheet of its own.
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
  const [visits, renderAhead] = useVisits()
  usePrefetch(renderAhead)
  return (
    <ErrorBoundary resetKey={key} fallback={renderFailure}>
      <Suspense fallback={<PageLoading />}>
        {visits.map(({ router }, index) => (
          <Activity key={router.location.pathname} mode={index === 0 ? 'visible' : 'hidden'}>
            <PageOf router={router} isShown={index === 0}>
              {children}
            </PageOf>
          </Activity>
        ))}
      </Suspense>
    </ErrorBoundary>
  )
}
