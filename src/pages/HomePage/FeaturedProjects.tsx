import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { FeaturedProject } from '../../features/projects/featuredProjects'
import { pictureTransitionName } from '../../features/projects/projectCloth'
import { useSharedTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { useCardTransition } from '../../ui/cards/pageTransition'
import { paths } from '../../lib/urls/paths'
import { breakpoints } from '../../theme/theme'
import { cardLink, CardTitle, truncatedText } from '../../ui/cards/Card'
import { ChipList } from '../../ui/Chip'
import { Notice } from '../../ui/Notice'
import { Heading, Section } from '../../ui/Page'
import { OutcomeFigure } from '../../ui/OutcomeFigure'
import { Picture } from '../../ui/pictures/Picture'
import { Screenshot, SectionHeader, Title } from './homeStyles'

const FeaturedProjectCardFrame = styled.article<{ $wide: boolean }>`
  ${cardLink}
  display: grid;
  gap: 1.125rem clamp(2rem, 4vw, 4.5rem);
  align-content: start;
  min-width: 0;

  ${({ theme }) => theme.from.tablet} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  }

  /* The picture beside the text: before it in odd rows, after it in even ones. */
  ${({ theme }) => theme.from.desktop} {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    align-items: center;

    &:nth-child(even) {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);

      > :first-child {
        order: 1;
      }
    }
  }
`

const Content = styled.div`
  display: grid;
  gap: 1rem;
  min-width: 0;

  ${({ theme }) => theme.from.desktop} {
    ${Title} {
      font-size: ${({ theme }) => theme.size.section};
    }
  }
`

const Description = styled.p`
  ${truncatedText}
  color: ${({ theme }) => theme.textMuted};

  ${({ theme }) => theme.from.desktop} {
    max-height: 8lh;
  }
`

const Outcome = styled.p`
  padding-top: 1rem;
  border-top: 1px solid ${({ theme }) => theme.line};
  ${({ theme }) => theme.smallText}

  strong {
    display: block;
    color: ${({ theme }) => theme.text};
    font-size: ${({ theme }) => theme.size.heading};
    font-weight: 800;
    letter-spacing: -0.03em;
    line-height: 1.2;
  }
`

interface FeaturedProjectCardProps {
  project: FeaturedProject
  wide: boolean
  showsOutcome: boolean
}

function FeaturedProjectCard({ project, wide, showsOutcome }: FeaturedProjectCardProps) {
  const { title, slug, image, imageColours, description, technologies, cloth, outcome } = project
  const path = slug && paths.project(slug)
  const { transitionName, handlers } = useCardTransition(pictureTransitionName(project.id), path)
  const attributesOf = useTextAttributes()
  return (
    <FeaturedProjectCardFrame $wide={wide} {...handlers}>
      <Screenshot>
        <Picture
          src={image}
          colours={imageColours}
          placeholder={cloth}
          transitionName={transitionName}
          alt=""
          ratio={wide ? '2 / 1' : '16 / 10'}
          sizes={
            wide
              ? '(min-width: 78rem) 75rem, 96vw'
              : `(min-width: ${breakpoints.desktop}) 50rem, (min-width: ${breakpoints.tablet}) 48vw, 96vw`
          }
        />
      </Screenshot>
      <Content>
        <Title {...attributesOf(project, 'title')}>
          <CardTitle title={title} to={path} />
        </Title>
        <Description {...attributesOf(project, 'description')}>{description}</Description>
        {showsOutcome && outcome && (
          <Outcome {...attributesOf(project, 'outcomes')}>
            <strong>
              <OutcomeFigure text={outcome.figure} />
            </strong>{' '}
            {outcome.label}
          </Outcome>
        )}
        <ChipList isShort labels={technologies} />
      </Content>
    </FeaturedProjectCardFrame>
  )
}

const Frame = styled(Section)`
  padding-top: clamp(1.5rem, 3vw, 2.5rem);
`

const Grid = styled.div`
  display: grid;
  gap: clamp(1.75rem, 4vw, 4rem) clamp(1.5rem, 3vw, 2.5rem);

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

interface FeaturedProjectsProps {
  projects: readonly FeaturedProject[]
  error?: string
  /** The project whose outcome another section shows. */
  outcomeId?: string
}

/** Nothing if there are no featured projects. */
export function FeaturedProjects({ projects, error, outcomeId }: FeaturedProjectsProps) {
  const { common, errors, home: texts } = useSharedTexts()
  if (!error && projects.length === 0) return null
  return (
    <Frame>
      <SectionHeader>
        <Heading>{texts.featuredProjects}</Heading>
        <Link to={paths.projects}>{texts.allProjects}</Link>
      </SectionHeader>
      {error && (
        <Notice
          title={errors.error}
          message={error}
          tone="error"
          heading="h3"
          lang={common.labelLang}
        />
      )}
      <Grid>
        {projects.map((project, index) => (
          <FeaturedProjectCard
            key={project.id}
            project={project}
            wide={index === 0 && projects.length % 2 === 1}
            showsOutcome={project.id !== outcomeId}
          />
        ))}
      </Grid>
    </Frame>
  )
}
