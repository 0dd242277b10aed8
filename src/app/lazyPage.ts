import { createElement, lazy, type ComponentType } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import type { PrefetchQueries } from '../api/prefetchQueries'
import { reloadPage } from '../lib/reloadPage'

/** The exports of a page's file. */
export interface PageModule {
  default: ComponentType
  prefetchQueries?: PrefetchQueries
}

/** A page whose code is loaded on demand. */
export interface LazyPage {
  /** Name of the page's folder and file. */
  name: string
  Page: ComponentType
  /** Loads the code; can be called again after a failure. */
  load: () => Promise<PageModule>
}

/** Thrown while rendering a page whose code could not be loaded. */
export class PageLoadError extends Error {
  override name = 'PageLoadError'
}

/** One attempt to render the page: `Content` suspends while loading, and throws after a failure. */
interface Attempt {
  location: Location
  Content: ComponentType
  hasFailed: boolean
}

/** The URL of the document; undefined on the server. */
const initialUrl = globalThis.location?.href

/** Loads a page's code once, and again after a failure. */
function createLoader(importModule: () => Promise<PageModule>) {
  let loading: Promise<PageModule> | undefined
  let loaded: PageModule | undefined
  const load = () => {
    loading ??= importModule().then(
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
 * Reloads the document, because the file may belong to an older build and because browsers may
 * cache a failed import. The first failure at the document's initial URL is thrown instead, so
 * that a page is reloaded at most once.
 */
function reloadOrThrow(error: PageLoadError, isFirstFailure: boolean): Promise<never> {
  const isNewDocument = isFirstFailure && window.location.href === initialUrl
  if (isNewDocument || !navigator.onLine) throw error
  reloadPage()
  return new Promise<never>(() => undefined)
}

/**
 * Creates a page with code splitting. Code that is already loaded renders without suspending.
 * After a failure, the next navigation tries again, whereas `React.lazy` would cache the rejection.
 */
export function lazyPage(name: string, importModule: () => Promise<PageModule>): LazyPage {
  const { load, getLoaded } = createLoader(importModule)
  let attempt: Attempt | undefined
  let failures = 0

  const startAttempt = (location: Location): Attempt => {
    const loadContent = () =>
      load().catch((cause: unknown) => {
        started.hasFailed = true
        failures += 1
        const error = new PageLoadError(`The code of ${name} could not be loaded`, { cause })
        return reloadOrThrow(error, failures === 1)
      })
    const Content = getLoaded()?.default ?? lazy(loadContent)
    const started = { location, Content, hasFailed: false }
    return started
  }

  const contentAt = (location: Location) => {
    // The key: React may render a tree again that it has not committed, with a new location object.
    if (!attempt || (attempt.hasFailed && attempt.location.key !== location.key))
      attempt = startAttempt(location)
    return attempt.Content
  }

  function Page() {
    return createElement(contentAt(useLocation()))
  }
  return { name, Page, load }
}
