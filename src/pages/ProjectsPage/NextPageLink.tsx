import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { furthestPage } from '../../api/prefetchQueries'
import { cardId } from '../../features/projects/ProjectCard'
import { allProjects } from '../../features/projects/projectsSlice'
import type { useProjectFeed } from '../../features/projects/useProjectFeed'
import { ListFooter } from './ListFooter'

/** A link to the next page for visitors without JavaScript; otherwise it extends the list. */
export function NextPageLink({ feed }: { feed: ReturnType<typeof useProjectFeed> }) {
  const { projects, lastPage, selected, loadMore } = feed
  // URLs have no category, and a limited page number.
  if (selected !== allProjects || lastPage >= furthestPage) return null

  function handleClick(event: MouseEvent): void {
    event.preventDefault()
    loadMore()
  }

  return (
    <ListFooter>
      <Link
        to={{ search: `?page=${lastPage + 1}`, hash: `#${cardId(projects.length + 1)}` }}
        onClick={handleClick}
      >
        Muat proyek berikutnya
      </Link>
    </ListFooter>
  )
}
