import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { ProjectDetail as Detail } from '../../contract/projects'
import { CallToAction } from '../../features/profile/CallToAction'
import { useProjectCloth } from '../../features/projects/projectCloth'
import { ClientQuote } from '../../features/testimonials/ClientQuote'
import { useTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { safeLink } from '../../lib/urls/links'
import { paths } from '../../lib/urls/paths'
import { ButtonLink } from '../../ui/Button'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { Bullets } from '../../ui/Bullets'
import { DeferredContent } from '../../ui/DeferredContent'
import { Neighbours } from '../../ui/lists/Neighbours'
import { Picture } from '../../ui/pictures/Picture'
import { Columns } from '../../ui/richText/Columns'
import { nodesOf } from '../../ui/richText/tree'
import { ClothLegend } from './ClothLegend'
import { ProjectGallery } from './ProjectGallery'
import { ProjectCover, ProjectHeader, ProjectNavigation } from './ProjectHeader'
import { ProjectLinks, ProjectOutcomes, ProjectStory, ProjectTechnologies } from './ProjectSections'

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3vw, 2.5rem);
  padding-top: clamp(1.5rem, 4vw, 3rem);

  > section,
  > section ~ nav {
    margin-top: clamp(1rem, 2vw, 2rem);
  }
`

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: clamp(1.25rem, 2.5vw, 2rem);

  ${({ theme }) => theme.from.desktop} {
    grid-column: 2;
  }

  &:empty {
    display: none;
  }
`

const Description = styled.p`
  max-width: 42rem;
  font-size: ${({ theme }) => theme.size.body};
  white-space: pre-line;
`

function ProjectDescription({ project }: { project: Detail }) {
  const attributesOf = useTextAttributes()
  return (
    <Main>
      {project.description && (
        <Description {...attributesOf(project, 'description')}>{project.description}</Description>
      )}
      <Bullets texts={project.highlights} lang={attributesOf(project, 'highlights').lang} />
      <ProjectLinks project={project} />
    </Main>
  )
}

/** Links to the previous and the next project of the list; the last one with its cover. */
function ProjectNeighbours({ previous, next }: Pick<Detail, 'previous' | 'next'>) {
  const { project: texts } = useTexts()
  const clothOf = useProjectCloth()
  const last = next?.slug ? next : previous
  const entryOf = (rel: 'prev' | 'next', label: string, project: Detail['next']) => ({
    rel,
    label,
    title: project?.title ?? '',
    to: project?.slug && paths.project(project.slug),
    picture: project && project === last && (
      <Picture
        src={project.picture_url}
        colours={project.picture_colours}
        placeholder={clothOf(project)}
        alt=""
        ratio="16 / 10"
        sizes="(min-width: 78rem) 42rem, 96vw"
      />
    ),
  })
  return (
    <Neighbours
      label={texts.others}
      entries={[entryOf('prev', texts.previous, previous), entryOf('next', texts.next, next)]}
    />
  )
}

/**
 * A project with its cover, description, technologies, links and the neighbours in the list. A case
 * study has its text and the client's words, too.
 */
export function ProjectDetail({ project }: { project: Detail }) {
  const { common, project: texts } = useTexts()
  const { story_tree: story, testimonials } = project
  const hasStory = nodesOf(story?.blocks).length > 0
  const hasPicture = Boolean(safeLink(project.picture_url))
  const [testimonial] = testimonials ?? []
  const attributesOf = useTextAttributes()
  return (
    <Frame>
      <SectionBoundaries>
        <ProjectNavigation project={project} />
        {hasPicture ? (
          <ProjectCover project={project} />
        ) : (
          <ClothLegend project={project} isCover />
        )}
        <Columns>
          <SectionBoundaries>
            <ProjectHeader project={project} />
            <ProjectDescription project={project} />
            <ProjectTechnologies project={project} />
          </SectionBoundaries>
        </Columns>
        <DeferredContent>
          <SectionBoundaries>
            <ProjectOutcomes
              outcomes={project.outcomes ?? []}
              lang={attributesOf(project, 'outcomes').lang}
            />
            {hasPicture && hasStory && <ClothLegend project={project} />}
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
            <ProjectNeighbours previous={project.previous} next={project.next} />
            <CallToAction page="projects">
              <ButtonLink to={paths.contact}>{common.contactMe}</ButtonLink>
              <ButtonLink to={paths.projects} lang={common.labelLang} $variant="outline">
                {texts.all}
              </ButtonLink>
            </CallToAction>
          </SectionBoundaries>
        </DeferredContent>
      </SectionBoundaries>
    </Frame>
  )
}
