import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Project } from '../../contract/projects'
import { projectPlaceholder } from '../../features/projects/projectPlaceholder'
import { projectTransition } from '../../features/projects/projectTransition'
import { formatLongDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { Breadcrumb } from '../../ui/Breadcrumb'
import { ButtonLink } from '../../ui/Button'
import { Badge, Chip, ChipRow } from '../../ui/Chip'
import { Picture } from '../../ui/Picture'
import { ProjectLinks } from './ProjectLinks'

const Frame = styled.article`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);
  padding-block: clamp(1.5rem, 4vw, 3rem) clamp(3rem, 7vw, 6rem);
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  font-size: ${({ theme }) => theme.size.small};

  > a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    font-weight: 600;
  }
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

const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: 2rem;

  section {
    display: grid;
    gap: 0.875rem;
  }

  h2 {
    font-size: ${({ theme }) => theme.size.subheading};
  }
`

const Description = styled.p`
  max-width: 42rem;
  font-size: ${({ theme }) => theme.size.subheading};
  white-space: pre-line;
`

const steps = [
  { to: paths.home, label: 'Home' },
  { to: paths.projects, label: 'Projects' },
]

/** A project: what it is, how it looks, what it was made with, where to see more. */
export function ProjectDetail({ project }: { project: Project }) {
  const { title, description, category_name: category, skill_names: skills } = project
  const created = formatLongDate(project.created_at)
  return (
    <Frame>
      <Ways>
        <Breadcrumb steps={steps} current={title} />
        <Link to={paths.projects}>
          <ArrowLeft size="1em" aria-hidden="true" />
          Back to Projects
        </Link>
      </Ways>
      <Top>
        <Meta>
          {category && <Badge>{category}</Badge>}
          {created && <time dateTime={project.created_at}>{created}</time>}
        </Meta>
        <h1>{title}</h1>
      </Top>
      <Shot
        src={project.picture_url}
        colours={project.picture_colours}
        fallback={projectPlaceholder}
        transitionName={projectTransition(project.id)}
        alt={`Tampilan ${title}`}
        ratio="16 / 10"
        sizes="(min-width: 78rem) 75rem, 96vw"
        loading="eager"
      />
      <Columns>
        <Description>{description}</Description>
        <Aside>
          {skills && skills.length > 0 && (
            <section>
              <h2>Technologies Used</h2>
              <ChipRow>
                {skills.map(({ id, name }) => (
                  <li key={id}>
                    <Chip>{name}</Chip>
                  </li>
                ))}
              </ChipRow>
            </section>
          )}
          <ProjectLinks project={project} />
        </Aside>
      </Columns>
      <p>
        <ButtonLink to={paths.projects} $look="outline">
          View All Projects
        </ButtonLink>
      </p>
    </Frame>
  )
}
