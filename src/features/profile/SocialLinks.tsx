import styled from 'styled-components'
import type { Profile } from '../../contract/profile'
import { useSharedTexts } from '../../language/TextsContext'
import { phoneLink, safeLink } from '../../lib/urls/links'
import { SpriteIcon } from '../../ui/pictures/SpriteIcon'

const fields = {
  github: 'github_profile',
  linkedin: 'linkedin_profile',
  x: 'x_profile',
  instagram: 'instagram_profile',
} as const

type SocialNetwork = keyof typeof fields

/**
 * The profile's links to the given networks, in the given order. Missing and unsafe links are
 * omitted.
 * @param labels the labels of the networks on this page
 */
export function socialLinks(
  profile: Pick<Profile, (typeof fields)[SocialNetwork]>,
  labels: Partial<Record<SocialNetwork, string>>,
): { network: SocialNetwork; label: string; href: string }[] {
  return (Object.entries(labels) as [SocialNetwork, string][]).flatMap(([network, label]) => {
    const href = safeLink(profile[fields[network]])
    return href ? [{ network, label, href }] : []
  })
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid ${({ theme }) => theme.line};
    border-radius: 50%;
    background: ${({ theme }) => theme.surfaceRaised};
    color: ${({ theme }) => theme.text};
  }

  ${({ theme }) => theme.hover} {
    a:hover {
      border-color: ${({ theme }) => theme.accent};
      color: ${({ theme }) => theme.accent};
    }
  }

  /* Prints the URLs instead of the icons. */
  ${({ theme }) => theme.print} {
    gap: 1mm 6mm;

    a {
      all: unset;
    }
    a::after {
      content: attr(href);
    }
    svg {
      display: none;
    }
  }
`

const allNetworks = { github: 'GitHub', linkedin: 'LinkedIn', x: 'X', instagram: 'Instagram' }

interface SocialLinksProps {
  profile: Profile
  /** The networks to show, in order, with their names. */
  labels?: Partial<Record<SocialNetwork, string>>
}

export function SocialLinks({ profile, labels = allNetworks }: SocialLinksProps) {
  const { layout } = useSharedTexts()
  const links = socialLinks(profile, labels)
  if (links.length === 0) return null
  return (
    <Row aria-label={layout.socialMedia}>
      {links.map(({ network, label, href }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener noreferrer me" aria-label={label}>
            <SpriteIcon source={`social.svg#${network}`} />
          </a>
        </li>
      ))}
    </Row>
  )
}

export function ContactLinks({ profile }: { profile: Profile }) {
  const { email, phone_number: phone } = profile
  return (
    <>
      {email && (
        <li>
          <a dir="auto" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a dir="auto" href={phoneLink(phone)}>
            {phone}
          </a>
        </li>
      )}
    </>
  )
}
