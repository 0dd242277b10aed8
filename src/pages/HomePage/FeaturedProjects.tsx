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
import { Picture } from '../../ui/pictures/Picture'
import { Screenshot, SectionHeader, Title } from './homeStyles'

const FeaturedProjectCardFrame = styled.article<{ $wide: boolean }>`
  ${cardLink}
  display: grid;
  gap: 1.125rem;
  align-content: start;
  min-width: 0;

  ${({ theme }) => theme.from.tablet} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  }
`

const Description = styled.p`
  ${truncatedText}
  color: ${({ theme }) => theme.textMuted};
`

function FeaturedProjectCard({ project, wide }: { project: FeaturedProject; wide: boolean }) {
  const { title, slug, image, imageColours, description, technologies, cloth } = project
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
              : `(min-width: ${breakpoints.tablet}) 48vw, 96vw`
          }
        />
      </Screenshot>
      <Title {...attributesOf(project, 'title')}>
        <CardTitle title={title} to={path} />
      </Title>
      <Description {...attributesOf(project, 'description')}>{description}</Description>
      <ChipList isShort labels={technologies} />
    </FeaturedProjectCardFrame>
  )
}

const Frame = styled(Section)`
  padding-top: clamp(1.5rem, 3vw, 2.5rem);
`

const Grid = styled.div`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

interface FeaturedProjectsProps {
  projects: readonly FeaturedProject[]
  error?: string
}

/** Nothing if there are no featured projects. */
export function FeaturedProjects({ projects, error }: FeaturedProjectsProps) {
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
          />
        ))}
      </Grid>
    </Frame>
  )
}
