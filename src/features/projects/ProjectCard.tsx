import { memo, type Ref } from 'react'
import styled from 'styled-components'
import type { Project } from '../../contract/projects'
import { paths } from '../../lib/paths'
import { cardLink, CardPicture, CardTitle, pictureCard, truncatedText } from '../../ui/Card'
import { CategoryLabel, ChipList } from '../../ui/Chip'
import { Cloth } from '../../ui/Cloth'
import { clothTransitionName, projectCloth, useCardTransition } from './projectCloth'

const Frame = styled.article`
  ${pictureCard}
  grid-template-rows: auto auto 1fr;
  ${cardLink}
  transition: border-color ${({ theme }) => theme.duration.short};

  &:hover {
    border-color: ${({ theme }) => theme.accent};
  }

  &:nth-child(n + 7) {
    animation: rise 400ms backwards ease-out;
    /* Scroll anchoring would follow the card's entrance animation. */
    overflow-anchor: none;
  }
`

const Edge = styled(Cloth)`
  height: calc(1rem + 2px);
  border-top: 2px solid var(--cloth-accent);
`

const Content = styled.div`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  justify-items: start;
  min-width: 0;
  padding: 1.25rem clamp(1.125rem, 2vw, 1.5rem) 1.5rem;

  h2 {
    font-size: ${({ theme }) => theme.size.subheading};
  }
`

const Description = styled.p`
  ${truncatedText}
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};
`

/** The element id of a card by its position, for the hash of a URL. */
export function cardId(position: number): string {
  return `proyek-${position}`
}

interface ProjectCardProps {
  project: Project
  /** Position in the list, from 1. */
  position: number
  ref?: Ref<HTMLElement>
}

export const ProjectCard = memo(function ProjectCard({ project, position, ref }: ProjectCardProps) {
  const { title, slug, description, category_name: category, skill_names: skills } = project
  const { isNamed, transitionName, handlers } = useCardTransition(project.id)
  const cloth = projectCloth(project)
  return (
    <Frame ref={ref} id={cardId(position)} {...handlers}>
      <CardPicture
        src={project.picture_url}
        colours={project.picture_colours}
        placeholder={cloth}
        transitionName={transitionName}
        isFirst={position === 1}
      />
      <Edge
        cloth={cloth}
        tile="1rem"
        transitionName={isNamed ? clothTransitionName(project.id) : 'auto'}
      />
      <Content>
        {category && <CategoryLabel name={category} />}
        <h2>
          <CardTitle title={title} to={slug ? paths.project(slug) : undefined} />
        </h2>
        {description && <Description>{description}</Description>}
        <ChipList labels={skills?.map(({ name }) => name) ?? []} />
      </Content>
    </Frame>
  )
})
