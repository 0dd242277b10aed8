import { createElement, lazy, type ComponentType } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import type { PrefetchQueries } from '../api/prefetchQueries'
import { languages, type Language } from '../language/languages'
import type { Texts } from '../language/texts'
import { TextsProvider, useSharedTexts } from '../language/TextsContext'
import { reloadPage } from '../lib/urls/reloadPage'

export interface PageModule {
  default: ComponentType
  prefetchQueries?: PrefetchQueries
}

/** A page whose code is loaded on demand. */
export interface LazyPage {
  /** Name of the page's folder and file. */
  name: string
  Page: ComponentType
  /** Loads the code, and the texts in a language; can be called again after a failure. */
  load: (language: Language) => Promise<PageModule>
  /** Whether it renders without suspending. */
  isLoaded: (language: Language) => boolean
}

export class PageLoadError extends Error {
  override name = 'PageLoadError'
}

/** One attempt to render the page: `Content` suspends while loading, and throws after a failure. */
interface Attempt {
  location: Location
  Content: ComponentType
  hasFailed: boolean
}

interface LoadedPage {
  module: PageModule
  /** The page with all texts. */
  Content: ComponentType
}

/** The URL of the document; undefined on the server. */
const initialUrl = globalThis.location?.href

/** Loads a page's code and texts once, and again after a failure. */
function createLoader(load: () => Promise<LoadedPage>) {
  let loading: Promise<LoadedPage> | undefined
  let loaded: LoadedPage | undefined
  const loadOnce = () => {
    loading ??= load().then(
      (page) => (loaded = page),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return { load: loadOnce, getLoaded: () => loaded }
}

const withTexts = (Content: ComponentType, value: Texts) => () =>
  createElement(TextsProvider, { value }, createElement(Content))

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

interface LazyPageOptions {
  /** Whether the page needs only the texts that are around it; it then stays when they change. */
  hasSharedTexts?: boolean
}

/**
 * Creates a page with code splitting. Code that is already loaded renders without suspending.
 * After a failure, the next navigation tries again, whereas `React.lazy` would cache the rejection.
 */
export function lazyPage(
  name: string,
  importModule: () => Promise<PageModule>,
  { hasSharedTexts = false }: LazyPageOptions = {},
): LazyPage {
  let failures = 0

  function createContent(language: Language | undefined) {
    const { load, getLoaded } = createLoader(async () => {
      const [module, texts] = await Promise.all([
        importModule(),
        language && languages[language].load(),
      ])
      return { module, Content: texts ? withTexts(module.default, texts) : module.default }
    })
    let attempt: Attempt | undefined

    const startAttempt = (location: Location): Attempt => {
      const loadContent = () =>
        load().then(
          ({ Content }) => ({ default: Content }),
          (cause: unknown) => {
            started.hasFailed = true
            failures += 1
            const error = new PageLoadError(`The code of ${name} could not be loaded`, { cause })
            return reloadOrThrow(error, failures === 1)
          },
        )
      const Content = getLoaded()?.Content ?? lazy(loadContent)
      const started = { location, Content, hasFailed: false }
      return started
    }

    const contentAt = (location: Location) => {
      // The key: React may render a tree again that it has not committed, with a new location object.
      if (!attempt || (attempt.hasFailed && attempt.location.key !== location.key))
        attempt = startAttempt(location)
      return attempt.Content
    }
    return { load, isLoaded: () => getLoaded() !== undefined, contentAt }
  }

  const contents = new Map<Language | undefined, ReturnType<typeof createContent>>()
  const contentIn = (language: Language) => {
    const key = hasSharedTexts ? undefined : language
    const content = contents.get(key) ?? createContent(key)
    contents.set(key, content)
    return content
  }

  function Page() {
    const { lang } = useSharedTexts().common
    return createElement(contentIn(lang as Language).contentAt(useLocation()))
  }
  return {
    name,
    Page,
    load: async (language) => (await contentIn(language).load()).module,
    isLoaded: (language) => contentIn(language).isLoaded(),
  }
}
