import styled from 'styled-components'
import type { Project } from '../../contract/projects'
import { usePageTransition } from '../../features/projects/projectTransition'
import { formatLongDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { breakpoints } from '../../theme/theme'
import { Bullets } from '../../ui/Bullets'
import { ButtonLink } from '../../ui/Button'
import { Badge } from '../../ui/Chip'
import { Title } from '../../ui/Page'
import { Picture } from '../../ui/Picture'
import { SectionBoundaries } from '../../ui/SectionBoundaries'
import { ProjectSidebar } from './ProjectSidebar'
import { ProjectNavigation } from './ProjectNavigation'

const Frame = styled.article`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);
  padding-block: clamp(1.5rem, 4vw, 3rem) clamp(3rem, 7vw, 6rem);
`

const Header = styled.div`
  display: grid;
  gap: 1rem;
  max-width: 52rem;
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};

  &:empty {
    display: none;
  }
`

const Screenshot = styled(Picture)`
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
`

const Columns = styled.div`
  display: grid;
  gap: clamp(1.5rem, 3vw, 3rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: clamp(1.25rem, 2.5vw, 2rem);
  min-width: 0;

  /* Spans both columns if the sidebar is empty. */
  &:has(+ :empty) {
    grid-column: 1 / -1;
  }
`

const Description = styled.p`
  max-width: 42rem;
  font-size: ${({ theme }) => theme.size.subheading};
  white-space: pre-line;
`

function ProjectHeader({ project }: { project: Project }) {
  const { title, category_name: category } = project
  const created = formatLongDate(project.created_at)
  return (
    <Header>
      <Meta>
        {category && <Badge>{category}</Badge>}
        {created && <time dateTime={project.created_at ?? undefined}>{created}</time>}
      </Meta>
      <Title>{title}</Title>
    </Header>
  )
}

function ProjectDescription({ project }: { project: Project }) {
  const transitionName = usePageTransition(project.id)
  return (
    <Main>
      <Screenshot
        src={project.picture_url}
        colours={project.picture_colours}
        placeholder="project"
        transitionName={transitionName}
        alt={project.picture_alt?.trim() || `Tampilan ${project.title}`}
        ratio="16 / 10"
        sizes={`(min-width: ${breakpoints.desktop}) 58vw, 96vw`}
        loading="eager"
      />
      {project.description && <Description>{project.description}</Description>}
      <Bullets texts={project.highlights} />
    </Main>
  )
}

/** A project with its picture, description, technologies and links. */
export function ProjectDetail({ project }: { project: Project }) {
  return (
    <Frame>
      <SectionBoundaries>
        <ProjectNavigation title={project.title} />
        <ProjectHeader project={project} />
        <Columns>
          <SectionBoundaries>
            <ProjectDescription project={project} />
            <ProjectSidebar project={project} />
          </SectionBoundaries>
        </Columns>
        <p>
          <ButtonLink to={paths.projects} $variant="outline">
            View All Projects
          </ButtonLink>
        </p>
      </SectionBoundaries>
    </Frame>
  )
}
