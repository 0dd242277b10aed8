import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { isPlainClick } from '../../lib/urls/isPlainClick'
import { Button } from '../Button'
import { Loading } from '../Loading'
import { Notice } from '../Notice'
import { MutedText } from '../Page'

/** The id of a card of a list by its position, from 1, for the hash of a URL. */
export const cardId = (list: 'artikel' | 'proyek', position: number) => `${list}-${position}`

export const ListFooter = styled(MutedText)`
  margin-top: 2rem;
  font-size: ${({ theme }) => theme.size.small};
  text-align: center;

  a {
    display: inline-block;
  }
`

interface NextPageLinkProps {
  query: string
  target: string
  text: string
  onLoadMore: () => void
}

/** A ref. When the link is removed while it has the focus, the last link of the list gets the focus. */
const keepFocus = (footer: Element | null) => () => {
  const links = footer?.previousElementSibling?.querySelectorAll('a') ?? []
  if (!footer?.contains(document.activeElement)) return
  Array.from(links).at(-1)?.focus({ preventScroll: true })
}

/** A link to the next page for visitors without JavaScript; otherwise it extends the list. */
function NextPageLink({ query, target, text, onLoadMore }: NextPageLinkProps) {
  function handleClick(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onLoadMore()
  }

  return (
    <ListFooter ref={keepFocus}>
      <Link to={{ search: query, hash: `#${target}` }} onClick={handleClick}>
        {text}
      </Link>
    </ListFooter>
  )
}

interface FeedFooterProps {
  feed: {
    isLoading: boolean
    error?: unknown
    hasMore: boolean
    /** The query of the next page's URL; undefined if no URL selects it. */
    nextPageQuery: string | undefined
    loadMore: () => void
    retry: () => void
  }
  /** Id of the element of the next page's first entry. */
  target: string
  texts: Record<'next' | 'loading' | 'failed' | 'message' | 'retry', string>
  /** The language of the texts about loading and failure, if it is not that of the page. */
  lang?: string
}

/** A link to the next page of a list, a spinner while it is loading, or its error. */
export function FeedFooter({ feed, target, texts, lang }: FeedFooterProps) {
  const { isLoading, error, hasMore, nextPageQuery, loadMore, retry } = feed
  if (isLoading) return <Loading text={texts.loading} lang={lang} />
  if (error) {
    return (
      <Notice title={texts.failed} message={texts.message} tone="error" lang={lang}>
        <Button onClick={retry}>{texts.retry}</Button>
      </Notice>
    )
  }
  if (!hasMore || !nextPageQuery) return null
  return (
    <NextPageLink query={nextPageQuery} target={target} text={texts.next} onLoadMore={loadMore} />
  )
}
