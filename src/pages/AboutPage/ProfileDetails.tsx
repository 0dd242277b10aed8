import Globe from 'lucide-react/icons/globe'
import styled from 'styled-components'
import type { Interest, Language, ProfileLink } from '../../contract/profile'
import { ContactLinks, SocialLinks } from '../../features/profile/SocialLinks'
import { linkIcon } from '../../features/profile/linkIcon'
import type { ShownProfile } from '../../features/profile/useProfile'
import { useTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { commaList } from '../../lib/text'
import { safeLink } from '../../lib/urls/links'
import { ChipList } from '../../ui/Chip'
import { SpriteIcon } from '../../ui/pictures/SpriteIcon'

const LabelledChipsFrame = styled.div`
  break-inside: avoid;
  display: grid;
  gap: 0.625rem;

  h2 {
    ${({ theme }) => theme.smallText}
    letter-spacing: 0;
  }
`

interface LabelledChipsProps {
  label: string
  entries: readonly string[]
  /** The language of the entries, if it is not that of the page. */
  lang?: string
}

function LabelledChips({ label, entries, lang }: LabelledChipsProps) {
  if (entries.length === 0) return null
  return (
    <LabelledChipsFrame>
      <h2>{label}</h2>
      <ChipList labels={entries} lang={lang} />
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
  return icon ? <SpriteIcon source={icon} /> : <Globe aria-hidden="true" />
}

function ProfileLinks({ links }: { links: readonly ProfileLink[] | null | undefined }) {
  const { about } = useTexts()
  const shown = (links ?? []).filter(({ url }) => safeLink(url))
  if (shown.length === 0) return null
  return (
    <List aria-label={about.links}>
      {shown.map((link, index) => (
        <li key={index}>
          <a href={safeLink(link.url)} target="_blank" rel="noopener noreferrer me">
            <LinkIcon link={link} />
            <bdi>{link.name}</bdi>
          </a>
        </li>
      ))}
    </List>
  )
}

export const Content = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  min-width: 0;

  ${({ theme }) => theme.print} {
    gap: 2.5mm;
  }
`

const Part = styled(Content)`
  ${({ theme }) => theme.print} {
    grid-column: 1;
  }
`

export const ContactsPart = styled(Part)``
export const DetailsPart = styled(Part)``

/** One below the other: two in a row could move when the font has loaded. */
const Contacts = styled.ul`
  display: grid;
  justify-items: start;

  a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`

const networks = { linkedin: 'LinkedIn', github: 'GitHub', instagram: 'Instagram' }

function formatLanguage({ name, level }: Language): string {
  return level?.trim() ? `${name} (${level.trim()})` : name
}

function formatInterest({ name, keywords }: Interest): string {
  return keywords?.length ? `${name} (${keywords.join(', ')})` : name
}

/** The postal address in one line. The owner, who always gets it, sees it as visitors do. */
function formatAddress({ postal_address, shows_address }: ShownProfile): string {
  if (!postal_address || shows_address === 0) return ''
  const { address, postal_code, city, region, country_code } = postal_address
  const place = [postal_code, city].filter(Boolean).join(' ')
  return [address, place, region, country_code].filter(Boolean).join(', ')
}

export function ProfileContacts({ profile }: { profile: ShownProfile }) {
  const address = formatAddress(profile)
  return (
    <ContactsPart>
      <Contacts>
        <ContactLinks profile={profile} />
        {address && <li dir="auto">{address}</li>}
      </Contacts>
      <SocialLinks profile={profile} labels={networks} />
      <ProfileLinks links={profile.links} />
    </ContactsPart>
  )
}

export function ProfileDetails({ profile }: { profile: ShownProfile }) {
  const { about: texts, common } = useTexts()
  const attributesOf = useTextAttributes()
  return (
    <DetailsPart>
      <LabelledChips
        label={common.technologies}
        entries={commaList(profile.preferred_tech_stack)}
      />
      <LabelledChips
        label={texts.certifications}
        entries={profile.certificates?.length ? [] : commaList(profile.certifications)}
        lang={attributesOf(profile, 'certifications').lang}
      />
      <LabelledChips
        label={texts.languages}
        entries={(profile.languages ?? []).map(formatLanguage)}
        lang={attributesOf(profile, 'languages').lang}
      />
      <LabelledChips
        label={texts.interests}
        entries={(profile.interests ?? []).map(formatInterest)}
        lang={attributesOf(profile, 'interests').lang}
      />
    </DetailsPart>
  )
}
