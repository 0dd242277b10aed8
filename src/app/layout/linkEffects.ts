import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useApiDispatch } from '../../api/api'
import { linkEvent } from '../../features/analytics/analyticsEvents'
import { listen } from '../../lib/listen'
import { routePath } from '../../sitePath'
import { preparePage } from '../routes'

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

/** Dispatches an analytics event for every click on a link. */
export function useLinkAnalytics(): void {
  const dispatch = useDispatch()
  useEffect(
    () =>
      listen(document, ['click'], ({ target }) => {
        const event = linkEvent(target)
        if (event) dispatch(event)
      }),
    [dispatch],
  )
}

/**
 * Ignores the second click of a double click on a link, and clicks on a link whose page is already
 * being opened. The router compares a link with the page on screen, and would add a second entry to
 * the history.
 */
export function useIgnoreRepeatedClicks(): void {
  const { key } = useLocation()
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      // The history has the new entry before the page is rendered.
      const { key: entry = key } = (window.history.state ?? {}) as { key?: string }
      const isOpening = entry !== key && link.href === window.location.href
      if (event.detail > 1 || isOpening) event.preventDefault()
    }
    return listen(document, ['click'], handleClick, { capture: true })
  }, [key])
}

/** Whether the browser's data saver is enabled. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Prefetches the code and the data of a page when a link to it is hovered, focused or touched. */
export function usePrefetch(): void {
  const dispatch = useApiDispatch()
  useEffect(() => {
    let lastLink: HTMLAnchorElement | undefined
    const prefetch = (event: Event) => {
      const link = linkOf(event)
      if (!link || link === lastLink || savesData()) return
      if (link.origin !== window.location.origin) return
      lastLink = link
      const page = { pathname: routePath(link.pathname), search: link.search }
      // A failure is ignored: the page repeats the request.
      preparePage(dispatch, page).catch(() => undefined)
    }
    return listen(document, ['pointerover', 'focusin', 'touchstart'], prefetch, { passive: true })
  }, [dispatch])
}
