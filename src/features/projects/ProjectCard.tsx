import type { Ref } from 'react'
import type { Project } from '../../contract/projects'
import { useTextAttributes } from '../../language/useTextAttributes'
import { useCardTransition } from '../../ui/cards/pageTransition'
import { paths } from '../../lib/urls/paths'
import { CardTitle } from '../../ui/cards/Card'
import { CategoryLabel, ChipList } from '../../ui/Chip'
import { cardId } from '../../ui/lists/FeedFooter'
import { breakpoints } from '../../theme/theme'
import { clothTransitionName, pictureTransitionName, useProjectCloth } from './projectCloth'
import { Content, Description, Edge, Screenshot } from './projectCardParts'
import { Frame } from './projectLayout'

const widths = {
  lead: `(min-width: ${breakpoints.desktop}) 44rem, 96vw`,
  compact: `(min-width: ${breakpoints.desktop}) 36rem, (min-width: ${breakpoints.tablet}) 46vw, 38vw`,
}

interface ProjectCardProps {
  project: Project
  /** Position in the list, from 1. */
  position: number
  ref?: Ref<HTMLElement>
}

export function ProjectCard({ project, position, ref }: ProjectCardProps) {
  const { title, slug, description, category_name: category, skill_names: skills } = project
  const path = slug ? paths.project(slug) : undefined
  const { isNamed, transitionName, handlers } = useCardTransition(
    pictureTransitionName(project.id),
    path,
  )
  const cloth = useProjectCloth()(project)
  const attributesOf = useTextAttributes()
  return (
    <Frame ref={ref} id={cardId('proyek', position)} {...handlers}>
      <Screenshot
        src={project.picture_url}
        colours={project.picture_colours}
        placeholder={cloth}
        transitionName={transitionName}
        alt=""
        ratio="16 / 10"
        sizes={position > 3 ? widths.compact : widths.lead}
        loading={position === 1 ? 'eager' : 'lazy'}
      />
      <Edge
        cloth={cloth}
        tile="1rem"
        transitionName={isNamed ? clothTransitionName(project.id) : 'auto'}
      />
      <Content>
        {category && <CategoryLabel name={category} />}
        <h2 {...attributesOf(project, 'title')}>
          <CardTitle title={title} to={path} />
        </h2>
        {description && (
          <Description {...attributesOf(project, 'description')}>{description}</Description>
        )}
        <ChipList isShort labels={skills?.map(({ name }) => name) ?? []} />
      </Content>
    </Frame>
  )
}
