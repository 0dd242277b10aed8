import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Project, ProjectDetail as Detail, ProjectLink } from '../../contract/projects'
import {
  clothTransitionName,
  projectCloth,
  usePageTransition,
} from '../../features/projects/projectCloth'
import { ClientQuote } from '../../features/testimonials/ClientQuote'
import { formatLongDate, formatPeriod, yearOf } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { nodesOf } from '../../ui/richText/tree'
import { breakpoints } from '../../theme/theme'
import { Breadcrumb, NeighbourLinks } from '../../ui/PageLinks'
import { Bullets, FactList } from '../../ui/Facts'
import { ButtonLink, ButtonRow } from '../../ui/Button'
import { CategoryLabel } from '../../ui/Chip'
import { Cloth } from '../../ui/Cloth'
import { Title } from '../../ui/Page'
import { Picture } from '../../ui/Picture'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { ProjectGallery } from './ProjectGallery'
import { Columns, ProjectOutcomes, ProjectSidebar, ProjectStory } from './ProjectSections'

const ProjectNavigationFrame = styled.div`
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

  ${({ theme }) => theme.print} {
    display: none;
  }
`

const parents = [
  { to: paths.home, label: 'Home', lang: 'en' },
  { to: paths.projects, label: 'Projects', lang: 'en' },
] as const

function ProjectNavigation({ title }: { title: string }) {
  return (
    <ProjectNavigationFrame>
      <Breadcrumb parents={parents} current={title} />
      <Link to={paths.projects} lang="en">
        <ArrowLeft size="1em" aria-hidden="true" />
        Back to Projects
      </Link>
    </ProjectNavigationFrame>
  )
}

const ProjectHeaderFrame = styled.div`
  display: grid;
  gap: 1rem;

  ${({ theme }) => theme.from.desktop} {
    grid-template: auto auto / minmax(0, 8fr) minmax(0, 4fr);
    column-gap: clamp(2rem, 5.5vw, 5rem);

    > * {
      grid-column: 1;
    }
  }
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

const Facts = styled(FactList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 2.5rem;

  ${({ theme }) => theme.from.desktop} {
    && {
      grid-area: 1 / 2 / span 2;
    }

    align-self: end;
    flex-direction: column;
  }
`

/** The years of a project, or the one year in which it began and ended. */
function periodOf({ start_date, end_date }: Project): string {
  const [start, end] = [yearOf(start_date), yearOf(end_date)]
  return formatPeriod({ start: start === end ? undefined : start, end })
}

function ProjectHeader({ project }: { project: Project }) {
  const { title, category_name: category } = project
  const period = periodOf(project)
  const created = formatLongDate(project.created_at)
  const facts = [
    { term: 'Peran', value: project.role?.trim() },
    { term: 'Klien', value: project.client?.trim() },
  ].filter(({ value }) => value)
  return (
    <ProjectHeaderFrame>
      <Meta>
        {category && <CategoryLabel name={category} />}
        {period && <span>{period}</span>}
        {created && (
          <span>
            Dibuat <time dateTime={project.created_at ?? undefined}>{created}</time>
          </span>
        )}
      </Meta>
      <Title>{title}</Title>
      <Facts facts={facts} />
    </ProjectHeaderFrame>
  )
}

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3vw, 2.5rem);
  padding-top: clamp(1.5rem, 4vw, 3rem);

  > section {
    margin-top: clamp(1rem, 2vw, 2rem);
  }
`

const EndLinks = styled(ButtonRow)`
  ${({ theme }) => theme.print} {
    display: none;
  }
`

const Head = styled(Cloth)`
  height: clamp(4rem, 8vw, 7rem);
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};

  ${({ theme }) => theme.print} {
    display: none;
  }
`

const Screenshot = styled(Picture)`
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
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

function ProjectDescription({ project }: { project: Detail }) {
  const transitionName = usePageTransition(project.id)
  return (
    <Main>
      <Screenshot
        src={project.picture_url}
        colours={project.picture_colours}
        placeholder={projectCloth(project)}
        transitionName={transitionName}
        alt={project.picture_alt?.trim() || `Tampilan ${project.title}`}
        ratio="16 / 10"
        sizes={`(min-width: ${breakpoints.desktop}) 58vw, 96vw`}
        loading="eager"
      />
      {project.description && <Description>{project.description}</Description>}
      <Bullets texts={project.highlights} />
      <ProjectOutcomes outcomes={project.outcomes ?? []} />
    </Main>
  )
}

const describe = (project: ProjectLink | null | undefined, label: string) =>
  project?.slug ? { to: paths.project(project.slug), label, title: project.title } : undefined

/**
 * A project with its picture, description, technologies and links. With a case study, its text,
 * the client's words, the neighbours in the list and a link to the contact form follow.
 */
export function ProjectDetail({ project }: { project: Detail }) {
  const { story_tree: story, testimonials } = project
  const hasStory = nodesOf(story?.blocks).length > 0
  const [testimonial] = testimonials ?? []
  return (
    <Frame>
      <SectionBoundaries>
        <ProjectNavigation title={project.title} />
        <Head cloth={projectCloth(project)} transitionName={clothTransitionName(project.id)} />
        <ProjectHeader project={project} />
        <Columns>
          <SectionBoundaries>
            <ProjectDescription project={project} />
            <ProjectSidebar project={project} />
          </SectionBoundaries>
        </Columns>
        {story && hasStory && <ProjectStory text={story} />}
        <ProjectGallery pictures={project.pictures ?? []} />
        {hasStory && testimonial?.description?.trim() && (
          <section aria-label="Kata klien">
            <ClientQuote testimonial={testimonial}>
              <Link to={paths.testimonial(testimonial.id)}>Baca testimoni</Link>
            </ClientQuote>
          </section>
        )}
        <EndLinks>
          {hasStory && <ButtonLink to={paths.contact}>Hubungi Saya</ButtonLink>}
          <ButtonLink to={paths.projects} lang="en" $variant="outline">
            View All Projects
          </ButtonLink>
        </EndLinks>
        {hasStory && (
          <NeighbourLinks
            label="Proyek lain"
            previous={describe(project.previous, 'Proyek sebelumnya')}
            next={describe(project.next, 'Proyek berikutnya')}
          />
        )}
      </SectionBoundaries>
    </Frame>
  )
}
