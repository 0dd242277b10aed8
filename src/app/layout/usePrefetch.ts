import { useEffect } from 'react'
import { useApiDispatch } from '../../api/useApiDispatch'
import { isStudio } from '../../env'
import { routePath } from '../../sitePath'
import { preparePage } from '../preparePage'
import { prefetchInView } from './prefetchInView'

/** Events that precede a click on a link. */
const triggers = ['pointerover', 'focusin', 'touchstart'] as const

/** The internal link that contains the target of an event. */
function internalLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.origin === window.location.origin ? link : undefined
}

/** What the browser reports about the connection; nothing in Firefox and Safari. */
function readConnection(): { saveData?: boolean; effectiveType?: string } {
  return (navigator as { connection?: ReturnType<typeof readConnection> }).connection ?? {}
}

/** Whether only what the visitor points at is prefetched. */
function isSlow(): boolean {
  return ['slow-2g', '2g'].includes(readConnection().effectiveType ?? '')
}

/** Prefetches the code and the data of pages: of links in view, and of those that are pointed at. */
export function usePrefetch(): void {
  const dispatch = useApiDispatch()
  useEffect(() => {
    let lastLink: HTMLAnchorElement | undefined
    const prefetch = async ({ pathname, search }: HTMLAnchorElement) => {
      if (readConnection().saveData) return
      // A failure is ignored: the page repeats the request.
      await preparePage(dispatch, { pathname: routePath(pathname), search }).catch(() => undefined)
    }
    const handleTrigger = (event: Event) => {
      const link = internalLink(event)
      if (!link || link === lastLink) return
      lastLink = link
      void prefetch(link)
    }
    for (const type of triggers) document.addEventListener(type, handleTrigger, { passive: true })
    const stop = isStudio ? undefined : prefetchInView((link) => isSlow() || prefetch(link))
    return () => {
      stop?.()
      for (const type of triggers) document.removeEventListener(type, handleTrigger)
    }
  }, [dispatch])
}
