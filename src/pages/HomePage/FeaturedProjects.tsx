import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { FeaturedProjectCard } from '../../features/projects/FeaturedProjectCard'
import type { FeaturedProject } from '../../features/projects/featuredProject'
import { paths } from '../../lib/paths'
import { Notice } from '../../ui/Notice'
import { Heading, Section } from '../../ui/Page'

/** Begins on the first screen. */
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
  /** The message, if the request failed. */
  error?: string
}

/** The featured projects. With an odd number, the first one spans the row. */
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
