import { memo, type Ref } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Project } from '../../contract/projects'
import { paths } from '../../lib/paths'
import { CardPicture } from '../../ui/CardPicture'
import { Badge, Chip, ChipRow } from '../../ui/Chip'
import { projectPlaceholder } from './projectPlaceholder'
import { useCardTransition } from './projectTransition'

/** Far down, off screen, a card costs no layout and no paint. */
const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  min-width: 0;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceRaised};
  transition: border-color ${({ theme }) => theme.duration.short};

  &:hover {
    border-color: ${({ theme }) => theme.accent};
  }

  &:nth-child(n + 7) {
    animation: rise 400ms backwards ease-out;
    content-visibility: auto;
    contain-intrinsic-size: auto 30rem;
    /* It moves when it comes: a browser that holds on to it would scroll along. */
    overflow-anchor: none;
  }
`

const Words = styled.div`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  justify-items: start;
  min-width: 0;
  padding: 1.25rem clamp(1.125rem, 2vw, 1.5rem) 1.5rem;

  h2 {
    font-size: ${({ theme }) => theme.size.subheading};
  }

  /* The whole card is the link's target; its text stays the title alone. */
  h2 a {
    text-decoration: none;
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${({ theme }) => theme.textQuiet};
  font-size: ${({ theme }) => theme.size.small};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

/** What a card's place in the list is called in an address. */
export function cardId(position: number): string {
  return `proyek-${position}`
}

interface ProjectCardProps {
  project: Project
  /** Where it stands in the list, from 1. */
  position: number
  ref?: Ref<HTMLElement>
}

/** A project in the list. It leads to its page where it has a slug. */
export const ProjectCard = memo(function ProjectCard({ project, position, ref }: ProjectCardProps) {
  const { title, slug, description, category_name: category, skill_names: skills } = project
  const { transitionName, handlers } = useCardTransition(project.id)
  return (
    <Frame ref={ref} id={cardId(position)} {...handlers}>
      <CardPicture
        src={project.picture_url}
        colours={project.picture_colours}
        fallback={projectPlaceholder}
        transitionName={transitionName}
        isFirst={position === 1}
      />
      <Words>
        {category && <Badge>{category}</Badge>}
        <h2>{slug ? <Link to={paths.project(slug)}>{title}</Link> : title}</h2>
        {description && <Description>{description}</Description>}
        <ChipRow>
          {skills?.map(({ id, name }) => (
            <li key={id}>
              <Chip>{name}</Chip>
            </li>
          ))}
        </ChipRow>
      </Words>
    </Frame>
  )
})
