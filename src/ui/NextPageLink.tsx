import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { ListFooter } from './ListFooter'

interface NextPageLinkProps {
  /** The query of the next page's URL. */
  query: string
  /** Id of the element of the next page's first entry. */
  target: string
  text: string
  onLoadMore: () => void
}

/** A link to the next page for visitors without JavaScript; otherwise it extends the list. */
export function NextPageLink({ query, target, text, onLoadMore }: NextPageLinkProps) {
  function handleClick(event: MouseEvent): void {
    event.preventDefault()
    onLoadMore()
  }

  return (
    <ListFooter>
      <Link to={{ search: query, hash: `#${target}` }} onClick={handleClick}>
        {text}
      </Link>
    </ListFooter>
  )
}
