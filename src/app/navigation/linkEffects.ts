import { useCallback, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useApiDispatch } from '../../api/api'
import { linkEvent } from '../../features/analytics/analyticsEvents'
import { languageSlice } from '../../language/languageSlice'
import { listen } from '../../lib/listen'
import { splitAddress } from '../../sitePath'
import { preparePage } from '../routes'
import { prefetchInView } from './prefetchInView'

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

/** Dispatches an analytics event for every click on a link; a double click is one. */
export function useLinkAnalytics(): void {
  const dispatch = useDispatch()
  useEffect(
    () =>
      listen(document, ['click'], ({ target, detail }: MouseEvent) => {
        const event = linkEvent(target)
        if (event && detail < 2) dispatch(event)
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

/** What the browser says about the connection and the device; undefined in some browsers. */
interface NavigatorHints {
  connection?: { saveData?: boolean; effectiveType?: string }
  /** Gigabytes. */
  deviceMemory?: number
}

/** Whether data may be loaded that the visitor may not need: not to a metered or slow connection. */
export function canPrefetch(): boolean {
  const { connection: { saveData = false, effectiveType = '4g' } = {}, deviceMemory = 4 } =
    navigator as NavigatorHints
  const isSlow = effectiveType.includes('2g') || (effectiveType === '3g' && deviceMemory < 4)
  return !saveData && !isSlow && !window.matchMedia('(prefers-reduced-data: reduce)').matches
}

/**
 * Milliseconds after a page is shown until further pages are prefetched and prerendered. With one second,
 * this blocked the processor of a slow phone for 300 ms while its visitor began to scroll.
 */
const quietTime = 2500

/**
 * Prefetches the code and the data of a page when a link to it is hovered, focused or touched, and of
 * the links in view when the page has been shown for a while. `canPrefetch` can forbid both.
 * @param onPrefetched receives the path of a page that exists, without a query
 */
export function usePrefetch(onPrefetched: (pathname: string) => void): void {
  const dispatch = useApiDispatch()
  const { pathname } = useLocation()
  const { current, offered } = useSelector(languageSlice.selectors.selectLanguages)
  const prepare = useCallback(
    async ({ origin, pathname, search }: HTMLAnchorElement) => {
      const { language, path } = splitAddress(pathname, offered)
      const isPage = origin === window.location.origin && language === current
      if (!isPage) return undefined
      const exists = await preparePage(dispatch, { pathname: path, search }, current)
      return exists && !search ? () => onPrefetched(path) : undefined
    },
    [dispatch, current, offered, onPrefetched],
  )
  useEffect(() => {
    let lastLink: HTMLAnchorElement | undefined
    const prefetch = (event: Event) => {
      const link = linkOf(event)
      if (!link || link === lastLink || !canPrefetch()) return
      lastLink = link
      prepare(link).then(
        (prerender) => prerender?.(),
        // A failure is ignored: the page repeats the request.
        () => undefined,
      )
    }
    return listen(document, ['pointerover', 'focusin', 'touchstart'], prefetch, { passive: true })
  }, [prepare])
  useEffect(() => {
    if (!canPrefetch()) return
    const controller = new AbortController()
    const timer = setTimeout(() => prefetchInView(prepare, current, controller.signal), quietTime)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [prepare, current, pathname])
}
