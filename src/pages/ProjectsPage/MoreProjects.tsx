import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { furthestPage } from '../../api/prefetchQueries'
import { cardId } from '../../features/projects/ProjectCard'
import { allProjects } from '../../features/projects/projectsSlice'
import type { useProjectFeed } from '../../features/projects/useProjectFeed'
import { End } from './End'

/** The way on for whoever has no script; with one, it only makes the list grow. */
export function MoreProjects({ feed }: { feed: ReturnType<typeof useProjectFeed> }) {
  const { projects, lastPage, selected, loadMore } = feed
  // An address names no category, and leads only so far.
  if (selected !== allProjects || lastPage >= furthestPage) return null

  function handleClick(event: MouseEvent): void {
    event.preventDefault()
    loadMore()
  }

  return (
    <End>
      <Link
        to={{ search: `?page=${lastPage + 1}`, hash: `#${cardId(projects.length + 1)}` }}
        onClick={handleClick}
      >
        Muat proyek berikutnya
      </Link>
    </End>
  )
}
