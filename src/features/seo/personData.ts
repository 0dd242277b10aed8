import type { Person, ProfilePage, WithContext } from 'schema-dts'
import type { Profile } from '../../contract/profile'
import { pictureAddress } from '../../lib/pictures'
import { safeLink } from '../../lib/urls/links'
import { publicAddress } from './headTexts'

/**
 * The owner as a schema.org Person.
 * @param publicUrl of the site; empty if it is not configured
 */
export function personData(profile: Profile, publicUrl: string): WithContext<Person> {
  const picture = safeLink(profile.profile_picture_full_url)
  const links = [
    profile.github_profile,
    profile.linkedin_profile,
    profile.x_profile,
    profile.instagram_profile,
    ...(profile.links ?? []).map(({ url }) => url),
  ].flatMap((link) => safeLink(link) ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: profile.full_name,
    jobTitle: profile.current_job_title ?? undefined,
    description: profile.bio ?? undefined,
    email: profile.email ? `mailto:${profile.email}` : undefined,
    image: picture && publicAddress(pictureAddress(picture), publicUrl),
    sameAs: links.length > 0 ? links : undefined,
  }
}

/** The about page in a language as a schema.org ProfilePage. */
export function profileData(
  profile: Profile,
  language: string,
  publicUrl: string,
): WithContext<ProfilePage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    inLanguage: language,
    mainEntity: personData(profile, publicUrl),
  }
}
