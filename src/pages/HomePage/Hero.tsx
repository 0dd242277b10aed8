import ArrowRight from 'lucide-react/icons/arrow-right'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import type { HeroKind } from '../../contract/constants'
import { appearanceSlice } from '../../theme/appearanceSlice'
import { type ShownProfile, useProfile } from '../../features/profile/useProfile'
import type { FeaturedProject } from '../../features/projects/featuredProjects'
import { truncateText } from '../../features/seo/headTexts'
import { useSharedTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { paths } from '../../lib/urls/paths'
import { breakpoints } from '../../theme/theme'
import { ButtonLink, ButtonRow } from '../../ui/Button'
import { Container, Lead } from '../../ui/Page'
import { Picture } from '../../ui/pictures/Picture'
import { Statistics } from '../../ui/Statistics'
import { bandRow, ClothBand, HeroCloth, heroSpace } from './HeroCloth'
import { Screenshot, Title } from './homeStyles'
import { Greeting } from './Greeting'

function HeroWork({ project }: { project: FeaturedProject }) {
  const { title, slug, image, imageColours, cloth } = project
  const attributes = useTextAttributes()(project, 'title')
  return (
    <>
      <Screenshot>
        <Picture
          src={image}
          colours={imageColours}
          placeholder={cloth}
          alt=""
          ratio="16 / 11"
          sizes={`(min-width: ${breakpoints.tablet}) 40rem, 96vw`}
          loading="eager"
        />
      </Screenshot>
      <Title as="h2" {...attributes}>
        <Link to={slug ? paths.project(slug) : paths.projects}>{title}</Link>
      </Title>
    </>
  )
}

/** Keeps the place of the band free, so that the content does not move when the band is loaded. */
const belowBand = css`
  @media (max-width: ${breakpoints.belowTablet}) {
    grid-template-rows: ${bandRow};

    > :first-child {
      grid-row: 2;
    }
  }
`

const Columns = styled(Container)<{ $hero: HeroKind; $isOnCloth: boolean }>`
  display: grid;
  ${({ $isOnCloth }) => $isOnCloth && belowBand}
  gap: clamp(1.5rem, 5vw, 3.5rem);
  padding-block: ${heroSpace.top} ${heroSpace.bottom};

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: ${({ $hero }) =>
      $hero === 'work' ? 'minmax(0, 6fr) minmax(0, 6fr)' : 'minmax(0, 8fr) minmax(0, 4fr)'};
    align-items: ${({ $hero }) => ($hero === 'cloth' ? 'end' : 'start')};
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
  ${({ theme }) => theme.smallText}

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

/** Content on the cloth has a padding to the edges of the cloth. */
const Side = styled.div<{ $onCloth: boolean }>`
  display: contents;

  ${({ theme }) => theme.from.tablet} {
    position: relative;
    display: grid;
    gap: 1rem;
    min-width: 0;
    padding-block-end: ${({ $onCloth }) => ($onCloth ? '1.5rem' : 0)};
    padding-inline-start: ${({ $onCloth }) => ($onCloth ? '2rem' : 0)};
    align-self: ${({ $onCloth }) => ($onCloth ? 'stretch' : 'auto')};
    align-content: center;

    > dl {
      position: relative;
    }
  }
`

function ContactFacts({ profile }: { profile: ShownProfile }) {
  const { location, email } = profile
  if (!location && !email) return null
  return (
    <Facts>
      {location && (
        <li>
          <MapPin aria-hidden="true" />
          <bdi>{location}</bdi>
        </li>
      )}
      {email && (
        <li>
          <Mail aria-hidden="true" />
          <a dir="auto" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
    </Facts>
  )
}

/** The number of projects that the owner has entered, or else that of the projects on the site. */
function useProjectStatistic(featuredCount: number | undefined) {
  const { profile, isBuiltIn } = useProfile()
  const { home, pages } = useSharedTexts()
  const { projects_completed: completed, project_count: count } = profile
  if (completed) return { term: home.completedProjects, value: `${completed}+` }
  if (!isBuiltIn) return { term: pages.projects, value: count || undefined }
  const value = featuredCount === undefined ? undefined : `${featuredCount * 10}+`
  return { term: home.completedProjects, value }
}

/** The first paragraph of a biography; the page about the owner has all of it. */
function introductionOf(bio: string): string {
  const [first = ''] = bio.trim().split(/\n\s*\n/)
  return first.length > 400 ? truncateText(first, 400) : first
}

interface HeroProps {
  profile: ShownProfile
  featured: {
    projects: readonly FeaturedProject[]
    /** `undefined` if the request failed. */
    count: number | undefined
  }
}

export function Hero({ profile, featured }: HeroProps) {
  const { common, home: texts } = useSharedTexts()
  const { full_name, current_job_title, bio, years_of_experience: years } = profile
  const attributesOf = useTextAttributes()
  const projects = useProjectStatistic(featured.count)
  const { hero, cloth } = useSelector(appearanceSlice.selectors.selectAppearance)
  const [work] = featured.projects
  const hasCloth = cloth !== 'none'
  const isOnCloth = hero === 'portrait' && (hasCloth || Boolean(profile.profile_picture_full_url))
  return (
    <section>
      {hero === 'cloth' && hasCloth && <ClothBand />}
      <Columns $hero={hero} $isOnCloth={isOnCloth}>
        <Content>
          <Greeting name={full_name} hero={hero} />
          {current_job_title && (
            <JobTitle {...attributesOf(profile, 'current_job_title')}>{current_job_title}</JobTitle>
          )}
          {bio && <Lead {...attributesOf(profile, 'bio')}>{introductionOf(bio)}</Lead>}
          <ContactFacts profile={profile} />
          <Buttons>
            {profile.project_count !== 0 && (
              <ButtonLink to={paths.projects}>
                {texts.viewProjects}
                <ArrowRight aria-hidden="true" />
              </ButtonLink>
            )}
            <ButtonLink to={paths.contact} $variant="outline">
              {common.contactMe}
            </ButtonLink>
          </Buttons>
        </Content>
        <Side $onCloth={isOnCloth}>
          {hero === 'work' && work && <HeroWork project={work} />}
          {isOnCloth && <HeroCloth profile={profile} />}
          <Statistics
            boxed
            statistics={[
              projects,
              { term: common.yearsOfExperience, value: years ? `${years}+` : undefined },
            ]}
          />
        </Side>
      </Columns>
    </section>
  )
}
