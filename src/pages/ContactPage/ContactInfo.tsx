import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Profile } from '../../contract/profile'
import { SocialIcon } from '../../features/profile/SocialIcon'
import { socialLinks } from '../../features/profile/socialLinks'
import { KawungPattern } from '../../ui/KawungPattern'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2rem;
  min-width: 0;
`

/** Fills the space beside the form. */
const Pattern = styled(KawungPattern)`
  display: none;
  flex: 1;
  min-height: 8rem;
  border-radius: ${({ theme }) => theme.radius.large};
  opacity: 0.75;

  ${({ theme }) => theme.from.desktop} {
    display: block;
  }
`

const InfoList = styled.ul`
  display: grid;
  border-top: 1px solid ${({ theme }) => theme.line};

  li {
    break-inside: avoid;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.125rem 1rem;
    align-items: center;
    padding-block: 1.125rem;
    border-bottom: 1px solid ${({ theme }) => theme.line};
  }

  svg {
    grid-row: span 2;
    color: ${({ theme }) => theme.accent};
  }

  h2 {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.tiny};
    letter-spacing: 0;
  }

  a {
    display: inline-block;
  }
`

const Networks = styled.section`
  h2 {
    margin-bottom: 0.875rem;
    font-size: ${({ theme }) => theme.size.subheading};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
    gap: 0.25rem 1.5rem;
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.5rem;
  }
`

const networks = { github: 'GitHub', linkedin: 'LinkedIn', x: 'Twitter', instagram: 'Instagram' }

interface InfoProps {
  Icon: typeof Mail
  title: string
  children: ReactNode
}

function Info({ Icon, title, children }: InfoProps) {
  return (
    <li>
      <Icon aria-hidden="true" />
      <h2>{title}</h2>
      <p>{children}</p>
    </li>
  )
}

/** Email, location, response time and social networks of the owner. */
export function ContactInfo({ profile }: { profile: Profile }) {
  const links = socialLinks(profile, networks)
  const { email } = profile
  return (
    <Frame>
      <InfoList>
        {email && (
          <Info Icon={Mail} title="Email">
            <a href={`mailto:${email}`}>{email}</a>
          </Info>
        )}
        <Info Icon={MapPin} title="Lokasi">
          {profile.location?.trim() || 'Indonesia'}
        </Info>
        <Info Icon={Clock} title="Waktu Respon">
          24 jam
        </Info>
      </InfoList>
      {links.length > 0 && (
        <Networks>
          <h2>Ikuti Saya</h2>
          <ul>
            {links.map(({ network, label, href }) => (
              <li key={network}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  <SocialIcon network={network} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Networks>
      )}
      <Pattern $tile="5rem" />
    </Frame>
  )
}
