import { useEffect, useLayoutEffect } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { elementIds } from '../../lib/elementIds'
import { listen } from '../../lib/listen'
import { decode } from '../../lib/urls/paths'
import { positions, readPositions, storePositions, type Position } from './positions'

/** Milliseconds for which a growing page is scrolled to its previous position. */
const restoreTimeoutMs = 10_000
/** Milliseconds to wait for the element of a hash: as long as a request with its retries. */
const elementTimeoutMs = 50_000
/** Milliseconds in which `content-visibility: auto` above the position gets its layout, which moves it. */
const settleMs = 1000

/** Adds an entry to the history, whose page starts where the visitor is on the current page. */
export function pushAtSamePosition(url: string): void {
  const { scrollY } = window
  window.history.pushState(null, '', url)
  positions.set(currentEntry(), { y: scrollY })
}

/**
 * Scrolls to the top and focuses the main element on navigation. When the visitor goes back, it
 * restores the scroll position as soon as the page is long enough, and focuses the link that the
 * visitor had followed. A page with a hash starts at its element, as soon as that is rendered.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash, state } = useLocation() as Location<{ form?: string } | null>
  const navigationType = useNavigationType()
  // A form of the studio that has created its entry stays where it is.
  const isNew = navigationType !== NavigationType.Pop && !state?.form

  useEffect(() => {
    const disableNative = () => (window.history.scrollRestoration = 'manual')
    const leave = () => {
      // The browser itself restores the position after a reload or a return from another site.
      window.history.scrollRestoration = 'auto'
      storePositions()
    }
    disableNative()
    readPositions()
    const stopShow = listen(window, ['pageshow'], disableNative)
    const stopHide = listen(window, ['pagehide'], leave)
    return () => [stopShow, stopHide].forEach((stop) => stop())
  }, [])

  useLayoutEffect(() => {
    const entry = currentEntry()
    const saved = positions.get(entry)
    const save = (change: Partial<Position>) => {
      // After a navigation the window may scroll before the new page is rendered.
      if (currentEntry() !== entry) return
      const position = { y: window.scrollY, ...positions.get(entry), ...change }
      positions.set(entry, position)
    }
    const saveScroll = () => save({ y: window.scrollY })
    const saveLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      const index = link ? shownLinks().indexOf(link) : -1
      const top = link?.closest(`#${elementIds.main}`) ? topOf(link) : undefined
      save({ index, href: link?.href, top })
      // A link within the page leads to its element, also when it is followed again.
      if (link?.hash) positions.delete(link.pathname + link.hash)
    }
    if (isNew) startAtTop()
    const cancel = saved && !isNew ? restorePosition(saved) : startAtElement(hash, isNew)
    save({})
    const stopScroll = listen(window, ['scroll'], saveScroll, { passive: true })
    const stopClick = listen(window, ['click'], saveLink, { capture: true })
    return () => [stopScroll, stopClick, cancel].forEach((stop) => stop?.())
  }, [key, pathname, hash, isNew])
}

/** Identifies the entry of the history. Entries of links within a page have no key. */
function currentEntry(): string {
  const { key } = (window.history.state ?? {}) as { key?: string }
  return (key ?? '') + window.location.pathname + window.location.hash
}

/** Whether an element is not part of a hidden page. */
const isShown = (element: Element) => element.getClientRects().length > 0

const shownLinks = () => [...document.links].filter(isShown)

/** Pixels between the top of the window and an element, without transforms such as animations. */
function topOf(element: HTMLElement): number {
  let top = -window.scrollY
  let current: HTMLElement | null = element
  while (current) {
    top += current.offsetTop
    current = current.offsetParent as HTMLElement | null
  }
  return top
}

function startAtTop(): void {
  window.scrollTo(0, 0)
  document.getElementById(elementIds.main)?.focus({ preventScroll: true })
}

/**
 * Scrolls to a position now and whenever the page grows; if it has a link, focuses that and stops
 * when the link is where it was.
 * @returns a function that cancels it
 */
function restorePosition({ y, index = -1, href, top }: Position): () => void {
  return repeatWhileGrowing(restoreTimeoutMs, () => {
    window.scrollTo(0, y)
    const link = shownLinks()[index]
    // What loads above may move the page again.
    if (!link || link.href !== href) return false
    link.focus({ preventScroll: true })
    // The sticky header is at its place, whatever still loads in the page.
    if (top === undefined) return false
    // Sections above that have not been rendered yet may still have estimated heights.
    const offset = () => topOf(link) - top
    window.scrollTo(0, window.scrollY + offset())
    return Math.abs(offset()) < 2
  })
}

/**
 * Scrolls to the element of a hash as soon as it is rendered. When the document is loaded with it,
 * the browser has scrolled already.
 * @returns a function that cancels it
 */
function startAtElement(hash: string, isNew: boolean): (() => void) | undefined {
  if (!hash) return undefined
  const id = CSS.escape(decode(hash.slice(1)))
  const find = () => [...document.querySelectorAll<HTMLElement>(`#${id}`)].find(isShown)
  if (!isNew && hash === window.location.hash && find()) return undefined
  return repeatWhileGrowing(elementTimeoutMs, () => {
    const element = find()
    if (element) scrollToElement(element)
    return element !== undefined
  })
}

/** Below the sticky header. `scrollIntoView` would also scroll the studio around a preview. */
function scrollToElement(element: HTMLElement): void {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const { scrollMarginTop } = getComputedStyle(element)
  const space = (parseFloat(scrollPaddingTop) || 0) + (parseFloat(scrollMarginTop) || 0)
  const top = window.scrollY + topOf(element) - space
  window.scrollTo({ top, behavior: 'instant' })
}

/**
 * Calls a function now and whenever the page grows, until a second after it has returned true, the
 * visitor scrolls or presses a key, or the time is over.
 * @returns a function that cancels it
 */
function repeatWhileGrowing(timeoutMs: number, scroll: () => boolean): () => void {
  let timer = setTimeout(() => stop(), timeoutMs)
  const scrollOnce = () => {
    if (!scroll()) return
    clearTimeout(timer)
    timer = setTimeout(stop, settleMs)
  }
  const growth = new ResizeObserver(scrollOnce)
  const ignoreUser = listen(window, ['wheel', 'pointerdown', 'keydown'], () => stop(), {
    passive: true,
  })
  const stop = () => {
    clearTimeout(timer)
    growth.disconnect()
    ignoreUser()
  }
  growth.observe(document.body)
  scrollOnce()
  return stop
}
