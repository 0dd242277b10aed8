import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Project, ProjectDetail as Detail, ProjectLink } from '../../contract/projects'
import {
  clothTransitionName,
  useProjectCloth,
  usePageTransition,
} from '../../features/projects/projectCloth'
import { ClientQuote } from '../../features/testimonials/ClientQuote'
import { useTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { formatLongDate, formatPeriod } from '../../lib/dates'
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

function ProjectNavigation({ project }: { project: Project }) {
  const { common, project: texts } = useTexts()
  const attributes = useTextAttributes()(project, 'title')
  const lang = common.labelLang
  const parents = [
    { to: paths.home, label: texts.home, lang },
    { to: paths.projects, label: texts.projects, lang },
  ]
  return (
    <ProjectNavigationFrame>
      <Breadcrumb parents={parents} current={project.title} lang={attributes.lang} />
      <Link to={paths.projects} lang={lang}>
        <ArrowLeft size="1em" aria-hidden="true" />
        {texts.back}
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

function ProjectHeader({ project }: { project: Project }) {
  const { dates, project: texts } = useTexts()
  const { title, category_name: category } = project
  const period = formatPeriod({ start: project.start_date, end: project.end_date }, dates)
  const attributesOf = useTextAttributes()
  // The date of an imported project is an end of its period.
  const isInPeriod = [project.start_date, project.end_date].includes(project.created_at)
  const created = !isInPeriod && formatLongDate(project.created_at, dates)
  const facts = [
    { term: texts.role, value: project.role?.trim(), ...attributesOf(project, 'role') },
    { term: texts.client, value: project.client?.trim(), ...attributesOf(project, 'client') },
    { term: texts.type, value: project.type?.trim(), ...attributesOf(project, 'type') },
  ].filter(({ value }) => value)
  return (
    <ProjectHeaderFrame>
      <Meta>
        {category && <CategoryLabel name={category} />}
        {period && <span>{period}</span>}
        {created && (
          <span>
            {texts.created} <time dateTime={project.created_at ?? undefined}>{created}</time>
          </span>
        )}
      </Meta>
      <Title {...attributesOf(project, 'title')}>{title}</Title>
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
  const { project: texts } = useTexts()
  const transitionName = usePageTransition(project.id)
  const cloth = useProjectCloth()(project)
  const attributesOf = useTextAttributes()
  return (
    <Main>
      <Screenshot
        src={project.picture_url}
        colours={project.picture_colours}
        placeholder={cloth}
        transitionName={transitionName}
        alt={project.picture_alt?.trim() || texts.pictureOf(project.title)}
        ratio="16 / 10"
        sizes={`(min-width: ${breakpoints.desktop}) 58vw, 96vw`}
        loading="eager"
      />
      {project.description && (
        <Description {...attributesOf(project, 'description')}>{project.description}</Description>
      )}
      <Bullets texts={project.highlights} lang={attributesOf(project, 'highlights').lang} />
      <ProjectOutcomes
        outcomes={project.outcomes ?? []}
        lang={attributesOf(project, 'outcomes').lang}
      />
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
  const { common, project: texts } = useTexts()
  const { story_tree: story, testimonials } = project
  const cloth = useProjectCloth()(project)
  const hasStory = nodesOf(story?.blocks).length > 0
  const [testimonial] = testimonials ?? []
  const attributesOf = useTextAttributes()
  return (
    <Frame>
      <SectionBoundaries>
        <ProjectNavigation project={project} />
        <Head cloth={cloth} transitionName={clothTransitionName(project.id)} />
        <ProjectHeader project={project} />
        <Columns>
          <SectionBoundaries>
            <ProjectDescription project={project} />
            <ProjectSidebar project={project} />
          </SectionBoundaries>
        </Columns>
        {story && hasStory && (
          <ProjectStory text={story} lang={attributesOf(project, 'story').lang} />
        )}
        <ProjectGallery
          pictures={project.pictures ?? []}
          lang={attributesOf(project, 'pictures').lang}
        />
        {hasStory && testimonial?.description?.trim() && (
          <section aria-label={common.clientQuote}>
            <ClientQuote testimonial={testimonial}>
              <Link to={paths.testimonial(testimonial.id)}>{common.readTestimonial}</Link>
            </ClientQuote>
          </section>
        )}
        <EndLinks>
          {hasStory && <ButtonLink to={paths.contact}>{common.contactMe}</ButtonLink>}
          <ButtonLink to={paths.projects} lang={common.labelLang} $variant="outline">
            {texts.all}
          </ButtonLink>
        </EndLinks>
        {hasStory && (
          <NeighbourLinks
            label={texts.others}
            previous={describe(project.previous, texts.previous)}
            next={describe(project.next, texts.next)}
          />
        )}
      </SectionBoundaries>
    </Frame>
  )
}
