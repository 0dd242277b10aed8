import type { Language } from '../../language/languages'
import { routes } from '../routes'

/** Milliseconds to wait for an idle browser; Safari has no idle callback. */
const idleTimeout = 2000

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: idleTimeout })
    } else setTimeout(resolve, idleTimeout / 10)
  })
}

/** Requests what a page needs. @returns prerenders it; undefined where there is nothing to render */
type Task = () => Promise<(() => void) | undefined>

/**
 * Prefetches the pages of the links that are in view, then the code of all pages and the pages of the
 * menu, then those of links that come into view: one after another while the browser is idle. What the
 * next page needs is requested while a page is rendered.
 * @param prepare requests what the page of a link needs
 * @param language that of the page
 * @param signal ends it
 */
export function prefetchInView(
  prepare: (link: HTMLAnchorElement) => ReturnType<Task>,
  language: Language,
  signal: AbortSignal,
): void {
  const known = new Set([window.location.href])
  const tasks: Task[] = []
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    let prerender: Awaited<ReturnType<Task>>
    await untilIdle()
    while (!signal.aborted) {
      prerender?.()
      const task = tasks.shift()
      if (!task) break
      // A failure is ignored: the page tries again.
      prerender = await task().catch(() => undefined)
      await untilIdle()
    }
    isRunning = false
  }
  const add = (link: HTMLAnchorElement) => {
    const address = link.href.replace(/#.*/, '')
    if (!known.has(address)) tasks.push(() => prepare(link))
    known.add(address)
  }
  const addMenu = () => {
    tasks.push(() =>
      Promise.all(routes.map(({ page }) => page.load(language))).then(() => undefined),
    )
    // The links of a closed menu are not in view.
    document.querySelectorAll<HTMLAnchorElement>('header a[href]').forEach(add)
  }
  let isFirst = true
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      add(target)
    }
    if (isFirst) addMenu()
    isFirst = false
    void run()
  })
  // Also a page without links: the first report starts with the menu.
  for (const target of document.querySelectorAll('main, main a[href]')) observer.observe(target)
  signal.addEventListener('abort', () => observer.disconnect())
}
