import { routePath } from '../../sitePath'
import { routes } from '../routes'

/**
 * The paths that are prefetched. Not those of single entries: a list links to one for every card,
 * and each is a request of its own.
 */
const prefetchedPaths = new Set(
  routes.map(({ path }) => path).filter((path) => !path.includes(':')),
)

function isPrefetched({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return origin === location.origin && search === '' && prefetchedPaths.has(routePath(pathname))
}

function afterLoad(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** Resolves when the browser is idle. Safari has no `requestIdleCallback`. */
function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })
}

/**
 * Calls `prefetch` once for each path that a link in view leads to: after the document has loaded,
 * whenever the browser is idle, one after another.
 * @returns a function that stops it
 */
export function prefetchInView(prefetch: (link: HTMLAnchorElement) => unknown): () => void {
  const paths = new Set<string>()
  const loaded = afterLoad()
  let queue = loaded
  let isStopped = false
  let isScheduled = false

  const visibility = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = target as HTMLAnchorElement
      const { pathname } = link
      if (!isIntersecting || paths.has(pathname) || pathname === location.pathname) continue
      paths.add(pathname)
      queue = queue.then(whenIdle).then(() => isStopped || prefetch(link))
    }
  })
  const observeLinks = () => {
    isScheduled = false
    if (isStopped) return
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href]:not([target], [download])')
    for (const link of links) if (isPrefetched(link)) visibility.observe(link)
  }
  const schedule = () => {
    if (!isScheduled) void loaded.then(whenIdle).then(observeLinks)
    isScheduled = true
  }
  const changes = new MutationObserver(schedule)
  changes.observe(document.body, { childList: true, subtree: true })
  schedule()

  return () => {
    isStopped = true
    visibility.disconnect()
    changes.disconnect()
  }
}
