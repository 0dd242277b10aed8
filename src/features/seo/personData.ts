import type { Profile } from '../../contract/profile'
import { safeLink } from '../../lib/safeLink'

/** The owner as schema.org's Person. */
export function personData(profile: Profile): object {
  const links = [
    profile.github_profile,
    profile.linkedin_profile,
    profile.x_profile,
    profile.instagram_profile,
  ].flatMap((link) => safeLink(link) ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: profile.full_name,
    jobTitle: profile.current_job_title ?? undefined,
    description: profile.bio ?? undefined,
    email: profile.email ? `mailto:${profile.email}` : undefined,
    image: safeLink(profile.profile_picture_full_url),
    sameAs: links.length > 0 ? links : undefined,
  }
}
