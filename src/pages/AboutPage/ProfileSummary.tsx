import styled, { css } from 'styled-components'
import { type ShownProfile, useProfile } from '../../features/profile/useProfile'
import { useTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { safeLink } from '../../lib/urls/links'
import { breakpoints } from '../../theme/theme'
import { clothHeader, Lead, Title, TitleCloth } from '../../ui/Page'
import { Picture } from '../../ui/pictures/Picture'
import { Statistics } from '../../ui/Statistics'
import {
  Content,
  ContactsPart,
  DetailsPart,
  ProfileContacts,
  ProfileDetails,
} from './ProfileDetails'

/** On the edge of the cloth. On phones it is smaller, so that the name is in the first view. */
const Photo = styled(Picture)`
  max-width: 28rem;
  border: 4px solid ${({ theme }) => theme.surface};
  border-radius: ${({ theme }) => theme.radius.large};

  @media screen {
    position: relative;
    margin-top: -5rem;
  }
  @media screen and (max-width: ${breakpoints.belowTablet}) {
    max-width: 9rem;
  }
  ${({ theme }) => theme.print} {
    grid-area: 1 / 2 / span 2;
  }
`

/**
 * The first column has the photo and the contacts, the second one the text and the details. On a
 * tablet the text is higher than the photo, on a wide screen the photo is.
 */
const besidePhoto = css`
  grid-template: auto 1fr auto / minmax(0, 7fr) minmax(0, 12fr);

  ${Content} {
    grid-area: 1 / 2 / span 2;
  }
  ${ContactsPart} {
    grid-area: 2 / 1 / span 2;
  }
  ${DetailsPart} {
    grid-area: 3 / 2;
  }
  ${({ theme }) => theme.from.desktop} {
    grid-template: auto auto 1fr / minmax(0, 4fr) minmax(0, 8fr);

    ${Photo} {
      grid-row: span 2;
    }
    ${Content} {
      grid-area: 1 / 2;
    }
    ${ContactsPart} {
      grid-area: 3 / 1;
    }
    ${DetailsPart} {
      grid-area: 2 / 2 / span 2;
    }
  }
`

const Frame = styled.section<{ $hasPhoto: boolean }>`
  display: grid;
  gap: 1.25rem clamp(1.75rem, 4vw, 4rem);
  ${clothHeader}
  padding-bottom: clamp(2rem, 5vw, 4.5rem);

  @media screen and (min-width: ${breakpoints.tablet}) {
    align-items: start;
    ${({ $hasPhoto }) => ($hasPhoto ? besidePhoto : 'grid-template-columns: minmax(0, 44rem);')}
  }

  ${({ theme }) => theme.print} {
    grid-template-columns: minmax(0, 1fr) 30mm;
    gap: 8mm;
    padding-bottom: 5mm;
  }
`

const PageTitle = styled(Title)`
  ${({ theme }) => theme.screenOnly}
`

/** Not printed: on paper the page is a résumé, which begins with the name. */
const ScreenOnly = styled.div`
  display: contents;
  ${({ theme }) => theme.screenOnly}
`

const Name = styled.p`
  justify-self: stretch;
  font-size: ${({ theme }) => theme.size.heading};
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.25;

  bdi,
  span {
    display: block;
  }
  span {
    color: ${({ theme }) => theme.accent};
    font-size: ${({ theme }) => theme.size.body};
    letter-spacing: 0;
  }

  ${({ theme }) => theme.print} {
    font-size: 24pt;

    span {
      font-size: 13pt;
    }
  }
`

interface ProfileSummaryProps {
  profile: ShownProfile
  /** `undefined` if the request failed. */
  experienceCount: number | undefined
}

export function ProfileSummary({ profile, experienceCount }: ProfileSummaryProps) {
  const { isBuiltIn } = useProfile()
  const { about: texts, common, pages } = useTexts()
  const { full_name: name, current_job_title: jobTitle } = profile
  const years = profile.years_of_experience || undefined
  const attributesOf = useTextAttributes()
  const picture = profile.profile_picture_full_url
  // Another API may not have the field: then the placeholder is shown.
  const hasPhoto = isBuiltIn || Boolean(safeLink(picture))
  return (
    <Frame $hasPhoto={hasPhoto}>
      <TitleCloth />
      {hasPhoto && (
        <Photo
          src={picture}
          colours={profile.profile_picture_colours}
          placeholder="profile"
          alt={[name, jobTitle].filter(Boolean).join(' - ')}
          ratio="4 / 5"
          sizes={`(min-width: ${breakpoints.tablet}) 22rem, 9rem`}
          loading="eager"
        />
      )}
      <Content>
        <PageTitle>{pages.about}</PageTitle>
        <Name>
          <bdi>{name}</bdi>
          {jobTitle && <span {...attributesOf(profile, 'current_job_title')}>{jobTitle}</span>}
        </Name>
        {profile.bio && <Lead {...attributesOf(profile, 'bio')}>{profile.bio}</Lead>}
        <ScreenOnly>
          <Statistics
            statistics={[
              { term: common.yearsOfExperience, value: years && `${years}+` },
              { term: texts.experiences, value: experienceCount || undefined },
            ]}
          />
        </ScreenOnly>
      </Content>
      <ProfileContacts profile={profile} />
      <ProfileDetails profile={profile} />
    </Frame>
  )
}
