import { matchRoutes } from 'react-router-dom'
import { routes, type AppRoute } from './routes'

/** A route with its decoded path parameters. */
export interface FoundRoute {
  route: AppRoute
  params: Readonly<Record<string, string | undefined>>
}

/**
 * Finds the route of a path without the base path.
 * @returns undefined if the not-found page is shown
 */
export function findRoute(pathname: string): FoundRoute | undefined {
  return matchRoutes([...routes], pathname)?.[0]
}
