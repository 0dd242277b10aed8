import { useLocation } from 'react-router-dom'
import { useProfile } from '../../features/profile/useProfile'
import { PageHead } from '../../features/seo/PageHead'
import { personData } from '../../features/seo/personData'
import { paths } from '../../lib/paths'
import { findRoute } from '../findRoute'

/** The head of the route on screen, where it does not depend on the page's own data. */
export function RouteHead() {
  const { pathname } = useLocation()
  const { profile } = useProfile()
  const route = findRoute(pathname)?.route
  if (!route?.head) return null
  return (
    <PageHead
      {...route.head}
      path={route.path}
      ownerName={profile.full_name}
      structuredData={route.path === paths.home ? personData(profile) : undefined}
    />
  )
}
