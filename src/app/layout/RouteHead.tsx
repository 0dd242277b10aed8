import { useLocation } from 'react-router-dom'
import type { Thing, WithContext } from 'schema-dts'
import type { Profile } from '../../contract/profile'
import { useProfile } from '../../features/profile/useProfile'
import { PageHead } from '../../features/seo/PageHead'
import { personData, profileData } from '../../features/seo/personData'
import { paths } from '../../lib/paths'
import { findRoute } from '../findRoute'

/** Structured data of pages about the owner. */
const structuredData: Record<string, (profile: Profile) => WithContext<Thing>> = {
  [paths.home]: personData,
  [paths.about]: profileData,
}

/** The document head of routes whose metadata does not depend on loaded data. */
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
