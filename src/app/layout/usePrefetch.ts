import { useEffect } from 'react'
import { useApiDispatch } from '../../api/useApiDispatch'
import { routePath } from '../../sitePath'
import { preparePage } from '../preparePage'

/** What tells that a link may be about to be followed. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** The link of this site that an event is about. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.origin === window.location.origin ? link : undefined
}

/** Whether the visitor has asked for as few bytes as possible. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Fetches the page behind a link, code and data, when the visitor turns to the link. */
export function usePrefetch(): void {
  const dispatch = useApiDispatch()
  useEffect(() => {
    let last: HTMLAnchorElement | undefined
    const handleSign = (event: Event) => {
      const link = linkOf(event)
      if (!link || link === last || savesData()) return
      last = link
      // What cannot be had now is asked for again when the page itself comes up.
      preparePage(dispatch, { pathname: routePath(link.pathname), search: link.search }).catch(
        () => undefined,
      )
    }
    for (const sign of signs) document.addEventListener(sign, handleSign, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, handleSign)
    }
  }, [dispatch])
}
