import type { RouteObject } from 'react-router-dom'
import { RequireSession } from './account/RequireSession'
import { NotFoundScreen } from './layout/NotFoundScreen'
import { StudioLayout } from './layout/StudioLayout'
import { invitationRoute, studioRoutes, type StudioRoute } from './routes'

function toRouteObject({ path, screen: { Page } }: StudioRoute): RouteObject {
  return { path, element: <Page /> }
}

/** The routes of React Router. */
export const routeObjects: RouteObject[] = [
  {
    element: <StudioLayout />,
    children: [
      toRouteObject(invitationRoute),
      {
        element: <RequireSession />,
        children: [...studioRoutes.map(toRouteObject), { path: '*', element: <NotFoundScreen /> }],
      },
    ],
  },
]
