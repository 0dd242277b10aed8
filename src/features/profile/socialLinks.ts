import type { Profile } from '../../contract/profile'
import { safeLink } from '../../lib/safeLink'

const fields = {
  github: 'github_profile',
  linkedin: 'linkedin_profile',
  x: 'x_profile',
  instagram: 'instagram_profile',
} as const

/** The networks that a profile can name. */
export type SocialNetwork = keyof typeof fields

export interface SocialLink {
  network: SocialNetwork
  label: string
  href: string
}

/**
 * The profile's links to the asked networks, in the asked order; a network that it does
 * not name, or names by an unsafe link, is left out.
 * @param labels how each network is called on this page
 */
export function socialLinks(
  profile: Pick<Profile, (typeof fields)[SocialNetwork]>,
  labels: Partial<Record<SocialNetwork, string>>,
): SocialLink[] {
  return (Object.entries(labels) as [SocialNetwork, string][]).flatMap(([network, label]) => {
    const href = safeLink(profile[fields[network]])
    return href ? [{ network, label, href }] : []
  })
}
