import styled from 'styled-components'
import type { Profile } from '../../contract/profile'
import { SocialIcon } from './SocialIcon'
import { socialLinks, type SocialNetwork } from './socialLinks'

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

  a:hover {
    border-color: ${({ theme }) => theme.accent};
    color: ${({ theme }) => theme.accent};
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

/** Icon links to the owner's social networks, which open in a new tab. */
export function SocialLinks({ profile, labels = allNetworks }: SocialLinksProps) {
  const links = socialLinks(profile, labels)
  if (links.length === 0) return null
  return (
    <Row aria-label="Media sosial">
      {links.map(({ network, label, href }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener noreferrer me" aria-label={label}>
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </Row>
  )
}
