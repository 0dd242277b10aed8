import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { FeaturedProjectCard } from '../../features/projects/FeaturedProjectCard'
import type { FeaturedProject } from '../../features/projects/featuredProject'
import { paths } from '../../lib/paths'
import { Notice } from '../../ui/Notice'
import { Heading, Section } from '../../ui/Page'

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  margin-bottom: clamp(1.5rem, 3vw, 2.5rem);

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
  /** Why they could not be loaded, if so: the rest of the page stays. */
  error?: string
}

/** The projects that the owner puts forward, the first one widest. */
export function FeaturedProjects({ projects, error }: FeaturedProjectsProps) {
  return (
    <Section>
      <Top>
        <Heading>Project Unggulan Saya</Heading>
        <Link to={paths.projects}>Lihat Semua Project</Link>
      </Top>
      {error && <Notice title="Error" message={error} tone="error" heading="h3" />}
      <Grid>
        {projects.map((project, index) => (
          <FeaturedProjectCard
            key={project.id}
            project={project}
            wide={index === 0 && projects.length % 2 === 1}
          />
        ))}
      </Grid>
    </Section>
  )
}
