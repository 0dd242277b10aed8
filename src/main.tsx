import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Providers } from './app/Providers'
import { findRoot } from './app/findRoot'
import { findRoute } from './app/routes'
import { Site } from './app/Site'
import { readSnapshot } from './app/rendering/snapshot'
import { createStore } from './app/store'
import { appStartEvent } from './boot/appStartEvent'
import { env } from './env'
import { languages, parseLanguages } from './language/languages'
import { splitAddress } from './sitePath'

const offered = parseLanguages(env.host.languages)
const { language, path } = splitAddress(window.location.pathname, offered)

const loadMultilingualSite = async () => (await import('./app/MultilingualSite')).MultilingualSite

/** Whether the visitor has left the page of the document by going further back or forward. */
function isAtOtherPage(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Not after a reload, so that none can follow another.
  if (loaded?.type !== 'back_forward') return false
  return new URL(loaded.name, document.URL).pathname !== window.location.pathname
}

/** Renders the page, or hydrates the one that the server has rendered, when its code is loaded. */
async function start(): Promise<void> {
  const root = findRoot(document)
  const preloadedState = readSnapshot(document)
  const store = createStore({ preloadedState, language })
  const [texts, , SiteOfLanguages] = await Promise.all([
    languages[language].loadShared(),
    // After a failure the page is hydrated all the same: it loads its code again, or reports the failure.
    preloadedState &&
      findRoute(path)
        ?.route.page.load(language)
        .catch(() => undefined),
    offered.length > 1 ? loadMultilingualSite() : Site,
  ])
  const site = (
    <StrictMode>
      <Providers store={store} serverState={preloadedState && store.getState()}>
        <SiteOfLanguages language={language} texts={texts} />
      </Providers>
    </StrictMode>
  )
  if (preloadedState && isAtOtherPage()) return window.location.reload()
  // As a transition, hydration does not block input.
  if (preloadedState) startTransition(() => void hydrateRoot(root, site))
  else createRoot(root).render(site)
  dispatchEvent(new Event(appStartEvent))
}

// In a task of its own, so that a slow phone can handle input after the evaluation.
setTimeout(() => void start())
