import {
  Activity,
  memo,
  Suspense,
  useCallback,
  useContext,
  useInsertionEffect,
  useState,
  type ContextType,
  type ReactNode,
} from 'react'
import {
  createPath,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { StyleSheetContext } from 'styled-components'
import { NotFoundPage } from '../../pages/NotFoundPage/NotFoundPage'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { PageLoadError } from '../lazyPage'
import { deferStyles } from './deferredStyles'
import { usePrefetch } from './linkEffects'
import { PageLoadFailure, PageLoading } from '../layout/PageStatus'

/** What the router's hooks return inside a page: its location, and how the visitor came there. */
type RouterState = ContextType<typeof LocationContext>

interface MountedPage {
  router: RouterState
  /** The entry of the history in which the page was last shown; none if it is only prerendered. */
  entry?: string
}

/** The most pages in the document, of which one is shown. */
const maxPages = 12

/** The page to which a link without a query leads. */
function prerenderedPage(pathname: string): MountedPage {
  const location = { pathname, search: '', hash: '', state: null, key: 'prerendered' }
  return { router: { location, navigationType: NavigationType.Push } }
}

/** Whether a page is opened as it was rendered; its links are not rendered again. */
function isUnchanged(
  { router, entry }: MountedPage,
  { location, navigationType }: RouterState,
): boolean {
  if (location.state !== null || createPath(location) !== createPath(router.location)) return false
  return entry === undefined
    ? navigationType === NavigationType.Push
    : navigationType === NavigationType.Pop && entry === location.key
}

function show(pages: MountedPage[], router: RouterState): MountedPage[] {
  const { pathname, key } = router.location
  const page = pages.find((other) => other.router.location.pathname === pathname)
  const others = pages.filter((other) => other !== page)
  const shown = page && isUnchanged(page, router) ? page.router : router
  return [{ router: shown, entry: key }, ...others].slice(0, maxPages)
}

/** Adds a page after the one on screen and the one before, to which the visitor may return. */
function addPrerendered(pages: MountedPage[], pathname: string): MountedPage[] {
  if (pages.some(({ router }) => router.location.pathname === pathname)) return pages
  return [...pages.slice(0, 2), prerenderedPage(pathname), ...pages.slice(2)].slice(0, maxPages)
}

/**
 * The pages in the document: first the one on screen, so that its ids precede those of the others, then
 * those that the visitor has left and those that are prerendered.
 * @returns them, and a function that prerenders the page of a path
 */
function useMountedPages(): [MountedPage[], (pathname: string) => void] {
  const location = useLocation()
  const navigationType = useNavigationType()
  // One state: React may drop what is set while rendering, and then both have to be set again.
  const [{ pages, shownLocation }, setState] = useState(() => ({
    pages: show([], { location, navigationType }),
    shownLocation: location,
  }))
  if (shownLocation !== location)
    setState({ pages: show(pages, { location, navigationType }), shownLocation: location })
  const prerender = useCallback(
    (pathname: string) =>
      setState((state) => ({ ...state, pages: addPrerendered(state.pages, pathname) })),
    [],
  )
  return [pages, prerender]
}

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
 * and shows one at once when the visitor opens it.
 * @param children the routes of all pages
 */
export function Pages({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const [pages, prerender] = useMountedPages()
  const [shown] = pages
  usePrefetch(prerender)
  return (
    <ErrorBoundary resetKey={key} fallback={renderFailure}>
      <Suspense fallback={<PageLoading />}>
        {pages.map((page) => (
          <Activity
            key={page.router.location.pathname}
            mode={page === shown ? 'visible' : 'hidden'}
          >
            <PageContainer router={page.router} isShown={page === shown}>
              {children}
            </PageContainer>
          </Activity>
        ))}
      </Suspense>
    </ErrorBoundary>
  )
}
