import { useCallback, useState, type ContextType } from 'react'
import {
  createPath,
  NavigationType,
  type UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom'

/** What the router's hooks return inside a page: its location, and how the visitor came there. */
type RouterState = ContextType<typeof LocationContext>

/** A page in the document. */
export interface MountedPage {
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
 * The pages in the document: first the one on screen, then those that the visitor has left and those
 * that are prerendered.
 * @returns them, and a function that prerenders the page of a path
 */
export function useMountedPages(): [MountedPage[], (pathname: string) => void] {
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
