import { ArrowRight, Mail, MapPin } from 'lucide-react'
import styled from 'styled-components'
import type { CompleteProfile } from '../../features/profile/useProfile'
import { paths } from '../../lib/paths'
import { ButtonLink, ButtonRow } from '../../ui/Button'
import { KawungPattern } from '../../ui/KawungPattern'
import { Lead } from '../../ui/Page'
import { Statistics } from '../../ui/Statistics'
import { Greeting } from './Greeting'

const Frame = styled.section`
  position: relative;
  display: grid;
  gap: clamp(2rem, 5vw, 3.5rem);
  padding-block: clamp(2.5rem, 8vw, 6.5rem) clamp(2rem, 5vw, 4rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    align-items: end;
  }
`

const Pattern = styled(KawungPattern)`
  height: 5rem;
  border-radius: ${({ theme }) => theme.radius.large};
  opacity: 0.75;

  ${({ theme }) => theme.from.desktop} {
    height: 100%;
    min-height: 19rem;
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

const Side = styled.div`
  display: grid;
  gap: 1rem;
  min-width: 0;

  ${({ theme }) => theme.from.desktop} {
    align-self: stretch;
    grid-template-rows: 1fr auto;
  }
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
      <Content>
        <Greeting name={full_name} />
        <JobTitle>{current_job_title}</JobTitle>
        <Lead>{bio}</Lead>
        <Facts>
          <li>
            <MapPin aria-hidden="true" />
            {location}
          </li>
          <li>{years}+ tahun pengalaman</li>
          {email && (
            <li>
              <Mail aria-hidden="true" />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
        </Facts>
        <ButtonRow>
          <ButtonLink to={paths.projects}>
            Lihat Proyek Saya
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
          <ButtonLink to={paths.contact} $variant="outline">
            Hubungi Saya
          </ButtonLink>
        </ButtonRow>
      </Content>
      <Side>
        <Pattern $tile="6.25rem" />
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
    </Frame>
  )
}
