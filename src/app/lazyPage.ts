import { createElement, lazy, type ComponentType } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import type { PrefetchQueries } from '../api/prefetchQueries'
import { reloadPage } from '../lib/reloadPage'

/** What a page's file exports: the page, and what it asks for. */
export interface PageModule {
  default: ComponentType
  prefetchQueries?: PrefetchQueries
}

/** A page whose code is fetched when it is wanted. */
export interface LazyPage {
  /** Folder and file of the page. */
  name: string
  Page: ComponentType
  /** Fetches the code; what failed is tried anew. */
  load: () => Promise<PageModule>
}

/** Thrown in place of a page whose code could not be loaded. */
export class PageLoadError extends Error {
  override name = 'PageLoadError'
}

/** What a visit renders: the page, or what waits for it and throws where it cannot be loaded. */
interface Attempt {
  visit: Location
  Content: ComponentType
  hasFailed: boolean
}

/** The address that the document was loaded with. On the server there is none. */
const firstAddress = globalThis.location?.href

/** Loads a page's code once, and again after a failure. */
function createLoader(fetchModule: () => Promise<PageModule>) {
  let loading: Promise<PageModule> | undefined
  let loaded: PageModule | undefined
  const load = () => {
    loading ??= fetchModule().then(
      (module) => (loaded = module),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return { load, getLoaded: () => loaded }
}

/**
 * The file may belong to an older build, and browsers may keep a failed import: a new document is
 * loaded, unless this one was just loaded for the page. The first failure at the document's own
 * address is therefore shown: each visit reloads once at most.
 */
function recover(error: PageLoadError, isFirstFailure: boolean): Promise<never> {
  const isNewDocument = isFirstFailure && window.location.href === firstAddress
  if (isNewDocument || !navigator.onLine) throw error
  reloadPage()
  return new Promise<never>(() => undefined)
}

/**
 * A page in a file of its own. Code that is loaded renders at once. After a failure, the next visit
 * tries again: a component made by `React.lazy` would keep the rejection for good.
 */
export function lazyPage(name: string, fetchModule: () => Promise<PageModule>): LazyPage {
  const { load, getLoaded } = createLoader(fetchModule)
  let attempt: Attempt | undefined
  let failures = 0

  const start = (visit: Location): Attempt => {
    const loaded = getLoaded()
    const loadOnce = () =>
      load().catch((cause: unknown) => {
        started.hasFailed = true
        failures += 1
        const error = new PageLoadError(`The code of ${name} could not be loaded`, { cause })
        return recover(error, failures === 1)
      })
    const started = { visit, Content: loaded?.default ?? lazy(loadOnce), hasFailed: false }
    return started
  }

  const contentOf = (visit: Location) => {
    if (!attempt || (attempt.hasFailed && attempt.visit !== visit)) attempt = start(visit)
    return attempt.Content
  }

  function Page() {
    return createElement(contentOf(useLocation()))
  }
  return { name, Page, load }
}
