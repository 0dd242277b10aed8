import ArrowRight from 'lucide-react/icons/arrow-right'
import Briefcase from 'lucide-react/icons/briefcase'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import styled, { css } from 'styled-components'
import type { CompleteProfile } from '../../features/profile/useProfile'
import { paths } from '../../lib/paths'
import { safeLink } from '../../lib/links'
import { breakpoints } from '../../theme/theme'
import { ButtonLink, ButtonRow } from '../../ui/Button'
import { KawungPattern } from '../../ui/Cloth'
import { Container, Lead } from '../../ui/Page'
import { Picture } from '../../ui/Picture'
import { Statistics } from '../../ui/Facts'

/**
 * Scaled so that the longest word of the name fits on a line. Uses `vw`: container query units
 * would cost a style recalculation on every change of the page.
 */
const Heading = styled.h1<{ $wordLength: number }>`
  display: grid;
  gap: 0.25rem;
  font-size: ${({ theme, $wordLength }) =>
    `clamp(1.75rem, ${140 / $wordLength}vw, ${theme.size.display})`};
  font-weight: 800;
  letter-spacing: -0.045em;
  line-height: 0.98;

  ${({ theme }) => theme.from.desktop} {
    font-size: ${({ theme, $wordLength }) =>
      `clamp(1.75rem, ${80 / $wordLength}vw, ${theme.size.display})`};
  }

  /* The browser paints an opaque box, as high as the font, behind each line. */
  @media (forced-colors: active) {
    line-height: 1.3;
  }

  span:first-child {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.subheading};
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1.5;
  }
`

/** The length of a name's longest word; lines also break after hyphens. */
function longestWordLength(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length))
}

function Greeting({ name }: { name: string }) {
  return (
    <Heading $wordLength={longestWordLength(name)}>
      <span>Halo, Saya </span>
      <span>{name}</span>
    </Heading>
  )
}

const HeroClothFrame = styled.div`
  position: relative;
  display: none;
  aspect-ratio: 1;

  ${({ theme }) => theme.from.desktop} {
    display: block;
  }
`

/** Five whole tiles high, from the column to the edge of the window, where the hero clips it. */
const Pattern = styled(KawungPattern)`
  position: absolute;
  inset-block: 0;
  left: 0;
  width: 50vw;
  mask-size: auto 20%;
  opacity: 0.75;
`

/** In place of four by four tiles. */
const field = css`
  position: absolute;
  inset: 10%;
  width: 80%;
  height: 80%;
  border: 0.5rem solid ${({ theme }) => theme.surface};
`

/** A large oval: its two points are points of the pattern. */
const Portrait = styled(Picture)`
  ${field}
  border-radius: 0 68%;
  object-position: top;
`

const Motif = styled.div`
  ${field}
  background: ${({ theme }) => theme.surface};

  div {
    height: 100%;
    background: ${({ theme }) => theme.accent};
    /* Without the edge, where the tile has halves of details. */
    mask-position: center;
    mask-size: 103.4%;
  }
`

function HeroCloth({ profile }: { profile: CompleteProfile }) {
  const portrait = safeLink(profile.profile_picture_full_url)
  return (
    <HeroClothFrame>
      <Pattern />
      {portrait ? (
        <Portrait
          src={portrait}
          colours={profile.profile_picture_colours}
          placeholder="profile"
          alt={`${profile.full_name} - ${profile.current_job_title}`}
          ratio="1 / 1"
          sizes="20rem"
          preloadMedia={`(min-width: ${breakpoints.desktop})`}
        />
      ) : (
        <Motif>
          <KawungPattern />
        </Motif>
      )}
    </HeroClothFrame>
  )
}

const Frame = styled.section`
  overflow: clip;
`

const Columns = styled(Container)`
  display: grid;
  gap: clamp(1.5rem, 5vw, 3.5rem);
  padding-block: clamp(1.5rem, 4vw, 3.5rem) clamp(1.5rem, 3vw, 2.5rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    align-items: center;
  }
`

const Content = styled.div`
  display: grid;
  gap: clamp(1rem, 2vw, 1.5rem);
  min-width: 0;
`

const JobTitle = styled.p`
  color: ${({ theme }) => theme.accent};
  font-size: ${({ theme }) => theme.size.heading};
  font-weight: 650;
  letter-spacing: -0.02em;
  line-height: 1.2;
`

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.75rem;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};

  li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-width: 0;
    min-height: 1.75rem;
  }

  svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
  }
`

const Buttons = styled(ButtonRow)`
  /* Both fit into one row of a phone. */
  a {
    padding-inline: clamp(1rem, 4.5vw, 1.5rem);
  }
  @media (max-width: 24rem) {
    svg {
      display: none;
    }
  }
`

const Side = styled.div`
  display: grid;
  gap: 1rem;
  min-width: 0;
`

interface HeroProps {
  profile: CompleteProfile
  /** `undefined` if the request failed. */
  featuredCount: number | undefined
}

export function Hero({ profile, featuredCount }: HeroProps) {
  const { full_name, current_job_title, bio, location, email } = profile
  const { years_of_experience: years } = profile
  return (
    <Frame>
      <Columns>
        <Content>
          <Greeting name={full_name} />
          <JobTitle>{current_job_title}</JobTitle>
          <Lead>{bio}</Lead>
          <Facts>
            <li>
              <MapPin aria-hidden="true" />
              {location}
            </li>
            <li>
              <Briefcase aria-hidden="true" />
              {years}+ tahun pengalaman
            </li>
            {email && (
              <li>
                <Mail aria-hidden="true" />
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
          </Facts>
          <Buttons>
            <ButtonLink to={paths.projects}>
              Lihat Proyek Saya
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
            <ButtonLink to={paths.contact} $variant="outline">
              Hubungi Saya
            </ButtonLink>
          </Buttons>
        </Content>
        <Side>
          <HeroCloth profile={profile} />
          <Statistics
            boxed
            statistics={[
              {
                term: 'Proyek Selesai',
                value: featuredCount === undefined ? undefined : `${featuredCount * 10}+`,
              },
              { term: 'Tahun Pengalaman', value: `${years}+` },
            ]}
          />
        </Side>
      </Columns>
    </Frame>
  )
}
