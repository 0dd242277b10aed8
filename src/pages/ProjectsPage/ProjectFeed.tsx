import { cardId, ProjectCard } from '../../features/projects/ProjectCard'
import { allProjects } from '../../features/projects/projectsSlice'
import type { useProjectFeed } from '../../features/projects/useProjectFeed'
import { useInView } from '../../lib/useInView'
import { Button } from '../../ui/Button'
import { CardGrid } from '../../ui/Card'
import { CardSkeletons } from '../../ui/CardSkeletons'
import { ListFooter } from '../../ui/ListFooter'
import { Loading } from '../../ui/Loading'
import { NextPageLink } from '../../ui/NextPageLink'
import { Notice } from '../../ui/Notice'

/** The loaded projects; the next page loads when the last card comes into view. */
export function ProjectFeed({ feed }: { feed: ReturnType<typeof useProjectFeed> }) {
  const { projects, isLoading, error, hasMore, loadMore, nextPageQuery, retry, selected } = feed
  const lastCard = useInView<HTMLElement>(loadMore)
  const isLoaded = !isLoading && !error
  const label = selected === allProjects ? 'Semua Proyek' : selected
  return (
    <>
      <CardGrid>
        {projects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            position={index + 1}
            ref={index === projects.length - 1 ? lastCard : undefined}
          />
        ))}
      </CardGrid>
      {isLoaded && hasMore && nextPageQuery && (
        <NextPageLink
          query={nextPageQuery}
          target={cardId(projects.length + 1)}
          text="Muat proyek berikutnya"
          onLoadMore={loadMore}
        />
      )}
      {isLoading && <Loading text="Loading more projects..." lang="en" />}
      {isLoading && projects.length === 0 && <CardSkeletons count={6} />}
      {!isLoading && Boolean(error) && (
        <Notice
          title="Oops! Something went wrong"
          message="Failed to load projects. Please try again."
          tone="error"
          lang="en"
        >
          <Button onClick={retry}>Try Again</Button>
        </Notice>
      )}
      {isLoaded && projects.length === 0 && (
        <Notice title="Tidak ada proyek" message={`Belum ada proyek untuk kategori "${label}"`} />
      )}
      {isLoaded && projects.length > 0 && !hasMore && (
        <ListFooter role="status" lang="en">
          You've reached the end of the projects list
        </ListFooter>
      )}
    </>
  )
}
