import ArrowRight from 'lucide-react/icons/arrow-right'
import Briefcase from 'lucide-react/icons/briefcase'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import styled from 'styled-components'
import type { CompleteProfile } from '../../features/profile/useProfile'
import { paths } from '../../lib/paths'
import { ButtonLink, ButtonRow } from '../../ui/Button'
import { Container, Lead } from '../../ui/Page'
import { Statistics } from '../../ui/Statistics'
import { Greeting } from './Greeting'
import { HeroCloth } from './HeroCloth'

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

/** The name, job title, bio and key figures of the owner, with links to projects and contact. */
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
