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

/**
 * Prefetches the code of all pages, and the pages of the links that are or come into view, one after
 * another while the browser is idle.
 * @param prepare prefetches the page of a link
 * @param language that of the page
 * @param signal ends it
 */
export function prefetchInView(
  prepare: (link: HTMLAnchorElement) => Promise<void>,
  language: Language,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const known = new Set([window.location.href])
  const tasks: (() => Promise<unknown>)[] = []
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      await untilIdle()
      if (signal.aborted) return
      // A failure is ignored: the page tries again.
      await task().catch(() => undefined)
    }
    isRunning = false
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      const address = target.href.replace(/#.*/, '')
      if (known.has(address)) continue
      known.add(address)
      tasks.push(() => prepare(target))
    }
    void run()
  })
  for (const link of document.querySelectorAll('main a[href], header a[href]'))
    observer.observe(link)
  signal.addEventListener('abort', () => observer.disconnect())
  tasks.push(
    ...routes.map(
      ({ page }) =>
        () =>
          page.load(language),
    ),
  )
}
