import { matchRoutes } from 'react-router-dom'
import { routes, type AppRoute } from './routes'

/** The route that an address leads to, and what its path names, decoded. */
export interface FoundRoute {
  route: AppRoute
  params: Readonly<Record<string, string | undefined>>
}

/**
 * Finds the route of a path, which begins where the site is mounted.
 * @returns nothing where the not-found page is shown
 */
export function findRoute(pathname: string): FoundRoute | undefined {
  return matchRoutes([...routes], pathname)?.[0]
}
