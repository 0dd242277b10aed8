import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../lib/paths'
import { breakpoints } from '../../theme/theme'
import { CardArrow, cardLink, truncatedText } from '../../ui/Card'
import { ChipList } from '../../ui/Chip'
import { Picture } from '../../ui/Picture'
import type { FeaturedProject } from './featuredProject'
import { useCardTransition } from './projectTransition'

/**
 * Off screen, layout and loading of the picture are skipped: 10 ms on a slow phone. The reserved height
 * is that of a card with a short title. What is skipped is clipped at its edges: a rounded corner would
 * cut off the first chip, and without the margin, the focus ring is cut off.
 */
const Frame = styled.article<{ $wide: boolean }>`
  ${cardLink}
  content-visibility: auto;
  contain-intrinsic-size: auto calc(44vw + 17.5rem);
  overflow-clip-margin: 1rem;
  display: grid;
  gap: 1.125rem;
  align-content: start;
  min-width: 0;

  ${({ theme }) => theme.from.tablet} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
    contain-intrinsic-size: auto min(calc(22vw + 17.5rem), 35.5rem);
  }

  ${({ theme }) => theme.print} {
    content-visibility: visible;
  }
`

const Screenshot = styled.div`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
`

const Title = styled.h3`
  font-size: ${({ theme }) => theme.size.heading};

  a:hover {
    color: ${({ theme }) => theme.accent};
  }
`

const Description = styled.p`
  ${truncatedText}
  color: ${({ theme }) => theme.textMuted};
`

interface FeaturedProjectCardProps {
  project: FeaturedProject
  /** Spans the whole row. */
  wide: boolean
}

/** A project on the home page. Links to the project's page if it has a slug. */
export function FeaturedProjectCard({ project, wide }: FeaturedProjectCardProps) {
  const { title, slug, image, imageColours, description, technologies, cloth } = project
  const { transitionName, handlers } = useCardTransition(project.id)
  return (
    <Frame $wide={wide} {...handlers}>
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
      <Title>
        {slug ? (
          <Link to={paths.project(slug)}>
            {title}
            <CardArrow />
          </Link>
        ) : (
          title
        )}
      </Title>
      <Description>{description}</Description>
      <ChipList labels={technologies} />
    </Frame>
  )
}
