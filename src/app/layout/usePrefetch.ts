import { useEffect } from 'react'
import { useApiDispatch } from '../../api/useApiDispatch'
import { routePath } from '../../sitePath'
import { preparePage } from '../preparePage'

/** Events that precede a click on a link. */
const triggers = ['pointerover', 'focusin', 'touchstart'] as const

/** The internal link that contains the target of an event. */
function internalLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.origin === window.location.origin ? link : undefined
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
    const handleTrigger = (event: Event) => {
      const link = internalLink(event)
      if (!link || link === lastLink || savesData()) return
      lastLink = link
      // A failure is ignored: the page repeats the request.
      preparePage(dispatch, { pathname: routePath(link.pathname), search: link.search }).catch(
        () => undefined,
      )
    }
    for (const type of triggers) document.addEventListener(type, handleTrigger, { passive: true })
    return () => {
      for (const type of triggers) document.removeEventListener(type, handleTrigger)
    }
  }, [dispatch])
}
