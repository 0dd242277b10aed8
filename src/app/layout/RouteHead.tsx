import { useLocation } from 'react-router-dom'
import type { Thing, WithContext } from 'schema-dts'
import type { Profile } from '../../contract/profile'
import { useProfile } from '../../features/profile/useProfile'
import { PageHead } from '../../features/seo/PageHead'
import { personData, profileData } from '../../features/seo/personData'
import { paths } from '../../lib/paths'
import { findRoute } from '../findRoute'

/** What pages say of the owner to search engines. */
const structuredData: Record<string, (profile: Profile) => WithContext<Thing>> = {
  [paths.home]: personData,
  [paths.about]: profileData,
}

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
      structuredData={structuredData[route.path]?.(profile)}
    />
  )
}
