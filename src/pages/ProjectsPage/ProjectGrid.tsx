import { memo, type Ref } from 'react'
import type { Project } from '../../contract/projects'
import { ProjectCard } from '../../features/projects/ProjectCard'
import { allProjects } from '../../features/projects/projectsSlice'
import type { useProjectFeed } from '../../features/projects/useProjectFeed'
import { chunkSize } from '../../lib/rowList'
import { useInView } from '../../lib/useInView'
import { Button } from '../../ui/Button'
import { CardGrid } from '../../ui/Card'
import { CardSkeletons } from '../../ui/CardSkeletons'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { ListFooter } from './ListFooter'
import { NextPageLink } from './NextPageLink'

interface ProjectCardsProps {
  projects: readonly Project[]
  /** How many cards come before these. */
  before: number
  /** Goes to the last of these cards. */
  lastCard?: Ref<HTMLElement>
}

/** A chunk of cards: it is gone through again only when it has changed itself. */
const ProjectCards = memo(function ProjectCards({ projects, before, lastCard }: ProjectCardsProps) {
  return projects.map((project, index) => (
    <ProjectCard
      key={project.id}
      project={project}
      position={before + index + 1}
      ref={index === projects.length - 1 ? lastCard : undefined}
    />
  ))
})

/** The loaded projects; the next page loads when the last card comes near the viewport. */
export function ProjectGrid({ feed }: { feed: ReturnType<typeof useProjectFeed> }) {
  const { projects, isLoading, error, hasMore, loadMore, retry, selected } = feed
  const lastCard = useInView<HTMLElement>(loadMore)
  const isLoaded = !isLoading && !error
  const label = selected === allProjects ? 'Semua Proyek' : selected
  return (
    <>
      <CardGrid>
        {projects.map((chunk, index) => (
          <ProjectCards
            key={index}
            projects={chunk}
            before={index * chunkSize}
            lastCard={index === projects.length - 1 ? lastCard : undefined}
          />
        ))}
      </CardGrid>
      {isLoaded && hasMore && <NextPageLink feed={feed} />}
      {isLoading && <Loading text="Loading more projects..." />}
      {isLoading && projects.length === 0 && <CardSkeletons count={6} />}
      {!isLoading && Boolean(error) && (
        <Notice
          title="Oops! Something went wrong"
          message="Failed to load projects. Please try again."
          tone="error"
        >
          <Button onClick={retry}>Try Again</Button>
        </Notice>
      )}
      {isLoaded && projects.length === 0 && (
        <Notice title="Tidak ada proyek" message={`Belum ada proyek untuk kategori "${label}"`} />
      )}
      {isLoaded && projects.length > 0 && !hasMore && (
        <ListFooter role="status">You've reached the end of the projects list</ListFooter>
      )}
    </>
  )
}
