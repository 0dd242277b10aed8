import { routes } from '../routes'

/** What the browser says about the connection and the device; undefined in some browsers. */
export interface NavigatorHints {
  connection?: { saveData?: boolean; effectiveType?: string }
  /** Gigabytes. */
  deviceMemory?: number
}

/** Whether data should be loaded that the visitor may not need. */
function hasPlenty(): boolean {
  const { connection: { effectiveType = '4g' } = {}, deviceMemory = 4 } =
    navigator as NavigatorHints
  const isSlow = effectiveType === '3g' && deviceMemory < 4
  const isReduced = window.matchMedia('(prefers-reduced-data: reduce)').matches
  return !isReduced && !isSlow && !effectiveType.includes('2g')
}

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
 * another while the browser is idle; nothing on a slow connection.
 * @param prepare prefetches the page of a link
 * @param signal ends it
 */
export function prefetchInView(
  prepare: (link: HTMLAnchorElement) => Promise<void>,
  signal: AbortSignal,
): void {
  if (signal.aborted || !hasPlenty()) return
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
          page.load(),
    ),
  )
}
