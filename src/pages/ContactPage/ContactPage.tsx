import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import type { Profile } from '../../contract/profile'
import { contactSlice } from '../../features/contact/contactSlice'
import { SocialIcon, socialLinks } from '../../features/profile/SocialLinks'
import { useProfile } from '../../features/profile/useProfile'
import { introduce } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { paths } from '../../lib/paths'
import { ButtonAnchor } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { KawungPattern } from '../../ui/Cloth'
import { Page } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { ContactForm } from './ContactForm'

const ContactByEmailFrame = styled(Card)`
  display: grid;
  gap: 1.5rem;
  align-self: start;
  justify-items: start;

  h2 {
    font-size: ${({ theme }) => theme.size.heading};
  }

  a {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`

/** The owner's address, in place of a form that nothing receives. */
function ContactByEmail({ email }: { email: string }) {
  return (
    <ContactByEmailFrame as="section">
      <h2>Kirim Pesan</h2>
      <p>Silakan menulis langsung via email.</p>
      <ButtonAnchor href={`mailto:${email}`}>
        <Mail aria-hidden="true" />
        {email}
      </ButtonAnchor>
    </ContactByEmailFrame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2rem;
  min-width: 0;
`

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

function ContactInfo({ profile }: { profile: Profile }) {
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

const Columns = styled.div`
  display: grid;
  gap: clamp(1.75rem, 4vw, 4rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`

export default function ContactPage() {
  const { owner } = useProfile()
  const { channel } = useSelector(contactSlice.selectors.selectContact)
  return (
    <Page title="Hubungi Saya">
      <PageHead
        section="Kontak"
        path={paths.contact}
        owner={owner}
        description={`Hubungi ${introduce(owner)}`}
      />
      <Columns>
        <SectionBoundaries>
          {channel !== 'email' && <ContactForm />}
          {channel === 'email' && owner.email && <ContactByEmail email={owner.email} />}
          <ContactInfo profile={owner} />
        </SectionBoundaries>
      </Columns>
    </Page>
  )
}
