import { matchPath, useLocation } from 'react-router-dom'
import { useProfile } from '../../features/profile/useProfile'
import { PageHead } from '../../features/seo/PageHead'
import { personData } from '../../features/seo/personData'
import { paths } from '../../lib/paths'
import { routes } from '../routes'

/** The head of the route on screen, where it does not depend on the page's own data. */
export function RouteHead() {
  const { pathname } = useLocation()
  const { profile } = useProfile()
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (!route?.head) return null
  return (
    <PageHead
      {...route.head}
      ownerName={profile.full_name}
      structuredData={route.path === paths.home ? personData(profile) : undefined}
    />
  )
}
