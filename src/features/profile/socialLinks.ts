import type { Profile } from '../../contract/profile'
import { safeLink } from '../../lib/safeLink'

const fields = {
  github: 'github_profile',
  linkedin: 'linkedin_profile',
  x: 'x_profile',
  instagram: 'instagram_profile',
} as const

/** The social networks of a profile. */
export type SocialNetwork = keyof typeof fields

export interface SocialLink {
  network: SocialNetwork
  label: string
  href: string
}

/**
 * The profile's links to the given networks, in the given order. Missing and unsafe links are
 * omitted.
 * @param labels the labels of the networks on this page
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
