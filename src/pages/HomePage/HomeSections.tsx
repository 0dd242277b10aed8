import Code from 'lucide-react/icons/code'
import Gauge from 'lucide-react/icons/gauge'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import styled, { useTheme } from 'styled-components'
import type { FeaturedProject } from '../../features/projects/featuredProjects'
import { useCardTransition } from '../../features/projects/projectCloth'
import { ClientQuote } from '../../features/testimonials/ClientQuote'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import { commaList } from '../../lib/text'
import { paths } from '../../lib/paths'
import { breakpoints } from '../../theme/theme'
import { cardLink, CardTitle, truncatedText } from '../../ui/Card'
import { ChipList } from '../../ui/Chip'
import { Notice } from '../../ui/Notice'
import { Heading, Section } from '../../ui/Page'
import { Picture } from '../../ui/Picture'
import { ValueCards } from '../../ui/Facts'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/**
 * Off screen, layout and loading of the picture are skipped: 10 ms on a slow phone. The reserved height
 * is that of a card with a short title. What is skipped is clipped at its edges: a rounded corner would
 * cut off the first chip, and without the margin, the focus ring is cut off.
 */
const FeaturedProjectCardFrame = styled.article<{ $wide: boolean }>`
  ${cardLink}
  content-visibility: auto;
  contain-intrinsic-size: auto calc(44vw + 17.5rem);
  overflow-clip-margin: 1rem;
  display: grid;
  gap: 1.125rem;
  align-content: start;
  min-width: 0;

  ${({ theme }) => theme.from.tablet} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
    contain-intrinsic-size: auto min(calc(22vw + 17.5rem), 35.5rem);
  }

  ${({ theme }) => theme.print} {
    content-visibility: visible;
  }
`

const Screenshot = styled.div`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
`

const Title = styled.h3`
  font-size: ${({ theme }) => theme.size.heading};

  a:hover {
    color: ${({ theme }) => theme.accent};
  }
`

const Description = styled.p`
  ${truncatedText}
  color: ${({ theme }) => theme.textMuted};
`

interface FeaturedProjectCardProps {
  project: FeaturedProject
  wide: boolean
}

function FeaturedProjectCard({ project, wide }: FeaturedProjectCardProps) {
  const { title, slug, image, imageColours, description, technologies, cloth } = project
  const { transitionName, handlers } = useCardTransition(project.id)
  return (
    <FeaturedProjectCardFrame $wide={wide} {...handlers}>
      <Screenshot>
        <Picture
          src={image}
          colours={imageColours}
          placeholder={cloth}
          transitionName={transitionName}
          alt=""
          ratio={wide ? '2 / 1' : '16 / 10'}
          sizes={
            wide
              ? '(min-width: 78rem) 75rem, 96vw'
              : `(min-width: ${breakpoints.tablet}) 48vw, 96vw`
          }
        />
      </Screenshot>
      <Title>
        <CardTitle title={title} to={slug && paths.project(slug)} />
      </Title>
      <Description>{description}</Description>
      <ChipList labels={technologies} />
    </FeaturedProjectCardFrame>
  )
}

const Frame = styled(Section)`
  padding-top: clamp(1.5rem, 3vw, 2.5rem);
`

const Header = styled.div`
  break-after: avoid;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  margin-bottom: clamp(1rem, 2vw, 2rem);

  a {
    padding-block: 0.25rem;
    font-weight: 650;
  }
`

const Grid = styled.div`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

interface FeaturedProjectsProps {
  projects: readonly FeaturedProject[]
  error?: string
}

export function FeaturedProjects({ projects, error }: FeaturedProjectsProps) {
  return (
    <Frame>
      <Header>
        <Heading>Project Unggulan Saya</Heading>
        <Link to={paths.projects}>Lihat Semua Project</Link>
      </Header>
      {error && <Notice title="Error" message={error} tone="error" heading="h3" lang="en" />}
      <Grid>
        {projects.map((project, index) => (
          <FeaturedProjectCard
            key={project.id}
            project={project}
            wide={index === 0 && projects.length % 2 === 1}
          />
        ))}
      </Grid>
    </Frame>
  )
}

const Band = styled.section`
  break-inside: avoid;
  padding-block: clamp(1rem, 2vw, 1.5rem);
  border-block: 1px solid ${({ theme }) => theme.line};
`

export function Technologies({ stack }: { stack: string }) {
  const headingId = useId()
  const { category } = useTheme()
  const colours = [
    category.frontend_development,
    category.tools,
    category.backend_development,
    category.design,
  ]
  return (
    <Band aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        Teknologi
      </VisuallyHidden>
      <ChipList labels={commaList(stack)} colours={colours} />
    </Band>
  )
}

/** The first featured testimonial, with a link to its project; nothing if there is none. */
export function FeaturedQuote() {
  const { data } = testimonialsApi.useListFeaturedTestimonialsQuery()
  const testimonial = data?.find(({ description }) => description)
  if (!testimonial) return null
  const { id, project_slug: slug, project_title: title } = testimonial
  return (
    <Section aria-label="Kata klien">
      <ClientQuote testimonial={testimonial}>
        {slug ? (
          <Link to={paths.project(slug)}>Lihat proyek {title}</Link>
        ) : (
          <Link to={paths.testimonial(id)}>Baca testimoni</Link>
        )}
      </ClientQuote>
    </Section>
  )
}

const values = [
  {
    Icon: Code,
    title: 'Modern Development',
    text: 'Teknologi yang matang dan terawat, dipilih karena cocok dengan masalahnya.',
  },
  {
    Icon: MonitorSmartphone,
    title: 'Responsive Design',
    text: 'Nyaman dari ponsel 320 piksel sampai layar lebar, dengan jempol maupun papan ketik.',
  },
  {
    Icon: Gauge,
    title: 'Fast Performance',
    text: 'Ringan di jaringan lambat: yang dikirim hanya yang benar-benar dibutuhkan.',
  },
]

export function Values() {
  return (
    <Section>
      <VisuallyHidden as="h2">Yang saya tawarkan</VisuallyHidden>
      <ValueCards values={values} />
    </Section>
  )
}
