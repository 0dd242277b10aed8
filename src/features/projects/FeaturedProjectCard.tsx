import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../../lib/paths'
import { Chip, ChipRow } from '../../ui/Chip'
import { Picture } from '../../ui/Picture'
import type { FeaturedProject } from './featuredProject'
import { projectPlaceholder } from './projectPlaceholder'
import { useCardTransition } from './projectTransition'

/** Below the first screen: off screen a card costs no layout and no paint. */
const Frame = styled.article<{ $wide: boolean }>`
  content-visibility: auto;
  contain-intrinsic-size: auto 30rem;
  position: relative;
  display: grid;
  gap: 1.125rem;
  align-content: start;
  min-width: 0;

  ${({ theme }) => theme.from.tablet} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  }
`

const Shot = styled(Picture)`
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
`

const Title = styled.h3`
  font-size: ${({ theme }) => theme.size.heading};

  /* The whole card is the link's target; its text stays the title alone. */
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:hover {
    color: ${({ theme }) => theme.accent};
  }
`

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${({ theme }) => theme.textQuiet};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

interface FeaturedProjectCardProps {
  project: FeaturedProject
  /** Spans the whole row. */
  wide: boolean
}

/** A project on home: the picture first. It leads to the project's page where it has one. */
export function FeaturedProjectCard({ project, wide }: FeaturedProjectCardProps) {
  const { title, slug, image, imageColours, description, technologies } = project
  const { transitionName, handlers } = useCardTransition(project.id)
  return (
    <Frame $wide={wide} {...handlers}>
      <Shot
        src={image}
        colours={imageColours}
        fallback={projectPlaceholder}
        transitionName={transitionName}
        alt=""
        ratio={wide ? '2 / 1' : '16 / 10'}
        sizes={wide ? '(min-width: 78rem) 75rem, 96vw' : '(min-width: 40rem) 48vw, 96vw'}
      />
      <Title>{slug ? <Link to={paths.project(slug)}>{title}</Link> : title}</Title>
      <Description>{description}</Description>
      <ChipRow>
        {technologies.map((technology) => (
          <li key={technology}>
            <Chip>{technology}</Chip>
          </li>
        ))}
      </ChipRow>
    </Frame>
  )
}
