import type { Content } from '../contentSchema'
import { withoutEmpty } from '../withoutEmpty'
import { hostOf } from './links'

/** JSON Resume allows absolute URLs only. */
export function absoluteUrl(link: string | null | undefined): string | undefined {
  return link && /^https?:\/\//.test(link) ? link : undefined
}

/** Converts the profile into `basics`. */
export function toBasics(profile: Content['profile']) {
  const networks = [
    { network: 'GitHub', url: profile.github_profile },
    { network: 'LinkedIn', url: profile.linkedin_profile },
    { network: 'X', url: profile.x_profile },
    { network: 'Instagram', url: profile.instagram_profile },
  ]
  const links = profile.links ?? []
  // The import names a website by its host.
  const website = links.find(({ name, url }) => {
    const address = absoluteUrl(url)
    return address !== undefined && hostOf(address) === name
  })
  const others = links.filter((link) => link !== website)
  return withoutEmpty({
    name: profile.full_name,
    label: profile.current_job_title,
    image: absoluteUrl(profile.profile_picture_full_url),
    email: profile.email,
    phone: profile.phone_number,
    url: website?.url,
    summary: profile.bio,
    location: profile.location ? placeOf(profile.location) : undefined,
    yearsOfExperience: profile.years_of_experience,
    profiles: [...networks, ...others.map(({ name, url }) => ({ network: name, url }))].flatMap(
      ({ network, url: link }) => {
        const url = absoluteUrl(link)
        return url ? [{ network, url }] : []
      },
    ),
  })
}

/** Splits `Bekasi, Indonesia` at the first comma into city and region. */
function placeOf(location: string) {
  const [city = '', ...region] = location.split(', ')
  return withoutEmpty({ city, region: region.join(', ') })
}
