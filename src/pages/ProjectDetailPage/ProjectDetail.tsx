import styled from 'styled-components'
import type { Project } from '../../contract/projects'
import { projectPlaceholder } from '../../features/projects/projectPlaceholder'
import { usePageTransition } from '../../features/projects/projectTransition'
import { formatLongDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/Button'
import { Badge } from '../../ui/Chip'
import { Picture } from '../../ui/Picture'
import { Sections } from '../../ui/Sections'
import { ProjectAside } from './ProjectAside'
import { ProjectWays } from './ProjectWays'

const Frame = styled.article`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);
  padding-block: clamp(1.5rem, 4vw, 3rem) clamp(3rem, 7vw, 6rem);
`

const Top = styled.div`
  display: grid;
  gap: 1rem;
  max-width: 52rem;

  h1 {
    font-size: ${({ theme }) => theme.size.title};
    font-weight: 800;
    letter-spacing: -0.035em;
  }
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  color: ${({ theme }) => theme.textQuiet};
  font-size: ${({ theme }) => theme.size.small};
`

const Shot = styled(Picture)`
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

const Story = styled.div`
  display: grid;
  align-content: start;
  gap: clamp(1.25rem, 2.5vw, 2rem);
  min-width: 0;

  /* Where nothing is known to stand beside it. */
  &:has(+ :empty) {
    grid-column: 1 / -1;
  }
`

const Description = styled.p`
  max-width: 42rem;
  font-size: ${({ theme }) => theme.size.subheading};
  white-space: pre-line;
`

function ProjectTop({ project }: { project: Project }) {
  const { title, category_name: category } = project
  const created = formatLongDate(project.created_at)
  return (
    <Top>
      <Meta>
        {category && <Badge>{category}</Badge>}
        {created && <time dateTime={project.created_at}>{created}</time>}
      </Meta>
      <h1>{title}</h1>
    </Top>
  )
}

function ProjectStory({ project }: { project: Project }) {
  const transitionName = usePageTransition(project.id)
  return (
    <Story>
      <Shot
        src={project.picture_url}
        colours={project.picture_colours}
        fallback={projectPlaceholder}
        transitionName={transitionName}
        alt={`Tampilan ${project.title}`}
        ratio="16 / 10"
        sizes="(min-width: 64rem) 58vw, 96vw"
        loading="eager"
      />
      {project.description && <Description>{project.description}</Description>}
    </Story>
  )
}

/** A project: what it is, how it looks, what it was made with, where to see more. */
export function ProjectDetail({ project }: { project: Project }) {
  return (
    <Frame>
      <Sections>
        <ProjectWays title={project.title} />
        <ProjectTop project={project} />
        <Columns>
          <Sections>
            <ProjectStory project={project} />
            <ProjectAside project={project} />
          </Sections>
        </Columns>
        <p>
          <ButtonLink to={paths.projects} $look="outline">
            View All Projects
          </ButtonLink>
        </p>
      </Sections>
    </Frame>
  )
}
