import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { contactSlice } from '../../features/contact/contactSlice'
import { socialLinks } from '../../features/profile/SocialLinks'
import { type ShownProfile, useProfile } from '../../features/profile/useProfile'
import { introduce } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { useTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { paths } from '../../lib/urls/paths'
import { ButtonAnchor } from '../../ui/Button'
import { Card } from '../../ui/cards/CardGrid'
import { Page } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { SpriteIcon } from '../../ui/pictures/SpriteIcon'
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
  }
`

/** The owner's address, in place of a form that nothing receives. */
function ContactByEmail({ email }: { email: string }) {
  const { contact: texts } = useTexts()
  return (
    <ContactByEmailFrame as="section">
      <h2>{texts.form}</h2>
      <p>{texts.writeEmail}</p>
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

const InfoList = styled.ul`
  display: grid;
  border-top: 1px solid ${({ theme }) => theme.line};

  &:empty {
    display: none;
  }

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
    ${({ theme }) => theme.smallText}
    letter-spacing: 0;
  }

  a {
    display: inline-block;
  }
`

const Networks = styled.section`
  h2 {
    margin-bottom: 0.875rem;
    font-size: ${({ theme }) => theme.size.body};
  }

  li {
    border-block-start: 1px solid ${({ theme }) => theme.line};
  }

  a {
    display: flex;
    align-items: center;
    gap: 1rem;
    min-height: 3.25rem;
  }

  svg {
    color: ${({ theme }) => theme.accent};
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

function ContactInfo({ profile, location }: { profile: ShownProfile; location?: string }) {
  const { common, contact: texts } = useTexts()
  const attributesOf = useTextAttributes()
  const links = socialLinks(profile, networks)
  const { email, response_time: responseTime } = profile
  return (
    <Frame>
      <InfoList>
        {email && (
          <Info Icon={Mail} title={common.email}>
            <a dir="auto" href={`mailto:${email}`}>
              {email}
            </a>
          </Info>
        )}
        {location && (
          <Info Icon={MapPin} title={texts.location}>
            <bdi>{location}</bdi>
          </Info>
        )}
        {responseTime && (
          <Info Icon={Clock} title={texts.responseTime}>
            <span {...attributesOf(profile, 'response_time')}>{responseTime}</span>
          </Info>
        )}
      </InfoList>
      {links.length > 0 && (
        <Networks>
          <h2>{texts.follow}</h2>
          <ul>
            {links.map(({ network, label, href }) => (
              <li key={network}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  <SpriteIcon source={`social.svg#${network}`} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Networks>
      )}
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
  const { owner, profile, location } = useProfile()
  const { common, contact: texts, pages } = useTexts()
  const { channel } = useSelector(contactSlice.selectors.selectContact)
  return (
    <Page title={common.contactMe}>
      <PageHead
        section={pages.contact}
        path={paths.contact}
        owner={owner}
        description={texts.description(introduce(owner))}
      />
      <Columns>
        <SectionBoundaries>
          {channel !== 'email' && <ContactForm />}
          {channel === 'email' && owner.email && <ContactByEmail email={owner.email} />}
          <ContactInfo profile={profile} location={location} />
        </SectionBoundaries>
      </Columns>
    </Page>
  )
}
