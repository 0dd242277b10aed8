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
export interface Visit {
  router: RouterState
  /** The entry of the history in which the page was last shown; none if it is rendered ahead. */
  entry?: string
}

/** The most pages in the document, of which one is shown. */
const maxPages = 12

/** The visit of a page to which a link without a query leads. */
function visitAhead(pathname: string): Visit {
  const location = { pathname, search: '', hash: '', state: null, key: 'ahead' }
  return { router: { location, navigationType: NavigationType.Push } }
}

/** Whether a page is opened as it was rendered; its links are not rendered again. */
function isUnchanged({ router, entry }: Visit, { location, navigationType }: RouterState): boolean {
  if (location.state !== null || createPath(location) !== createPath(router.location)) return false
  return entry === undefined
    ? navigationType === NavigationType.Push
    : navigationType === NavigationType.Pop && entry === location.key
}

function show(visits: Visit[], router: RouterState): Visit[] {
  const { pathname, key } = router.location
  const visit = visits.find((other) => other.router.location.pathname === pathname)
  const others = visits.filter((other) => other !== visit)
  const shown = visit && isUnchanged(visit, router) ? visit.router : router
  return [{ router: shown, entry: key }, ...others].slice(0, maxPages)
}

/** Adds a page after the one on screen and the one before, to which the visitor may return. */
function addAhead(visits: Visit[], pathname: string): Visit[] {
  if (visits.some(({ router }) => router.location.pathname === pathname)) return visits
  return [...visits.slice(0, 2), visitAhead(pathname), ...visits.slice(2)].slice(0, maxPages)
}

/**
 * The pages in the document: first the one on screen, then those that the visitor has left and those
 * that are rendered ahead.
 * @returns them, and a function that renders the page of a path ahead
 */
export function useVisits(): [Visit[], (pathname: string) => void] {
  const location = useLocation()
  const navigationType = useNavigationType()
  // One state: React may drop what is set while rendering, and then both have to be set again.
  const [{ visits, shownLocation }, setState] = useState(() => ({
    visits: show([], { location, navigationType }),
    shownLocation: location,
  }))
  if (shownLocation !== location)
    setState({ visits: show(visits, { location, navigationType }), shownLocation: location })
  const renderAhead = useCallback(
    (pathname: string) =>
      setState((state) => ({ ...state, visits: addAhead(state.visits, pathname) })),
    [],
  )
  return [visits, renderAhead]
}
