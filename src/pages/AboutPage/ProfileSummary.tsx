import Globe from 'lucide-react/icons/globe'
import styled from 'styled-components'
import type { Language, ProfileLink } from '../../contract/profile'
import { env } from '../../env'
import { ContactLinks, SocialLinks } from '../../features/profile/SocialLinks'
import { linkIcon } from '../../features/profile/linkIcon'
import type { CompleteProfile } from '../../features/profile/useProfile'
import { commaList } from '../../lib/text'
import { safeLink } from '../../lib/links'
import { ChipList } from '../../ui/Chip'
import { KawungDivider } from '../../ui/Cloth'
import { Lead, Title } from '../../ui/Page'
import { Picture } from '../../ui/Picture'
import { Statistics } from '../../ui/Facts'

const LabelledChipsFrame = styled.div`
  break-inside: avoid;
  display: grid;
  gap: 0.625rem;

  h2 {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.small};
    letter-spacing: 0;
  }
`

const TextChips = styled(ChipList)`
  span {
    font-family: ${({ theme }) => theme.font.text};
  }
`

interface LabelledChipsProps {
  label: string
  entries: readonly string[]
  areTechnologies?: boolean
}

function LabelledChips({ label, entries, areTechnologies }: LabelledChipsProps) {
  if (entries.length === 0) return null
  const Chips = areTechnologies ? ChipList : TextChips
  return (
    <LabelledChipsFrame>
      <h2>{label}</h2>
      <Chips labels={entries} />
    </LabelledChipsFrame>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.75rem;

  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.25rem;
  }

  svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
  }

  ${({ theme }) => theme.print} {
    gap: 1mm 6mm;

    a {
      min-height: 0;
    }
    a::after {
      content: attr(href);
    }
    svg {
      display: none;
    }
  }
`

function LinkIcon({ link }: { link: ProfileLink }) {
  const icon = linkIcon(link)
  if (!icon) return <Globe aria-hidden="true" />
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${env.basePath}icons/${icon}`} />
    </svg>
  )
}

function ProfileLinks({ links }: { links: readonly ProfileLink[] | null | undefined }) {
  const shown = (links ?? []).filter(({ url }) => safeLink(url))
  if (shown.length === 0) return null
  return (
    <List aria-label="Tautan">
      {shown.map((link, index) => (
        <li key={index}>
          <a href={safeLink(link.url)} target="_blank" rel="noopener noreferrer me">
            <LinkIcon link={link} />
            {link.name}
          </a>
        </li>
      ))}
    </List>
  )
}

const Frame = styled.section`
  display: grid;
  gap: 1.25rem clamp(1.75rem, 4vw, 4rem);
  padding-block: clamp(1.5rem, 3.5vw, 3.5rem) clamp(2rem, 5vw, 4.5rem);

  ${({ theme }) => theme.from.tablet} {
    grid-template: auto 1fr / minmax(0, 4fr) minmax(0, 8fr);
    align-items: start;
  }

  @media (min-width: 100rem) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr);
  }

  ${({ theme }) => theme.print} {
    grid-template-columns: minmax(0, 1fr) 30mm;
    gap: 8mm;
    padding-block: 0 5mm;
  }
`

const Photo = styled(Picture)`
  max-width: 28rem;
  grid-row: span 2;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};

  ${({ theme }) => theme.print} {
    grid-area: 1 / 2 / span 2;
  }
`

const Content = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  min-width: 0;

  ${({ theme }) => theme.print} {
    gap: 2.5mm;
  }
`

/** Below the content; on a wide screen beside it. */
const Details = styled(Content)`
  ${({ theme }) => theme.print} {
    grid-column: 1;
  }
`

/** Not printed: on paper the page is a résumé, which begins with the name. */
const ScreenOnly = styled.div`
  display: contents;

  ${({ theme }) => theme.print} {
    display: none;
  }
`

const Name = styled.p`
  font-size: ${({ theme }) => theme.size.heading};
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.25;

  span {
    display: block;
    color: ${({ theme }) => theme.accent};
    font-size: ${({ theme }) => theme.size.subheading};
    letter-spacing: 0;
  }

  ${({ theme }) => theme.print} {
    font-size: 24pt;

    span {
      font-size: 13pt;
    }
  }
`

const Contacts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.75rem;

  a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`

const networks = { linkedin: 'LinkedIn', github: 'GitHub', instagram: 'Instagram' }

function formatLanguage({ name, level }: Language): string {
  return level?.trim() ? `${name} (${level.trim()})` : name
}

interface ProfileSummaryProps {
  profile: CompleteProfile
  /** `undefined` if the request failed. */
  experienceCount: number | undefined
}

export function ProfileSummary({ profile, experienceCount }: ProfileSummaryProps) {
  const { full_name: name, current_job_title: jobTitle } = profile
  return (
    <Frame>
      <Photo
        src={profile.profile_picture_full_url}
        colours={profile.profile_picture_colours}
        placeholder="profile"
        alt={`${name} - ${jobTitle}`}
        ratio="4 / 5"
        sizes="22rem"
        loading="eager"
      />
      <Content>
        <ScreenOnly>
          <KawungDivider />
          <Title>Tentang Saya</Title>
        </ScreenOnly>
        <Name>
          {name}
          <span>{jobTitle}</span>
        </Name>
        <Lead>{profile.bio}</Lead>
        <ScreenOnly>
          <Statistics
            statistics={[
              { term: 'Tahun Pengalaman', value: `${profile.years_of_experience}+` },
              { term: 'Pengalaman Kerja', value: experienceCount },
            ]}
          />
        </ScreenOnly>
      </Content>
      <Details>
        <Contacts>
          <ContactLinks profile={profile} />
        </Contacts>
        <SocialLinks profile={profile} labels={networks} />
        <ProfileLinks links={profile.links} />
        <LabelledChips
          areTechnologies
          label="Teknologi"
          entries={commaList(profile.preferred_tech_stack)}
        />
        <LabelledChips label="Sertifikasi" entries={commaList(profile.certifications)} />
        <LabelledChips label="Bahasa" entries={(profile.languages ?? []).map(formatLanguage)} />
      </Details>
    </Frame>
  )
}
