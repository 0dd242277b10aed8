import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { Providers } from './app/Providers'
import { findRoot } from './app/findRoot'
import { findRoute } from './app/findRoute'
import { readSnapshot } from './app/snapshot'
import { createStore } from './app/store'
import { readTypedFields } from './app/typedFields'
import { appStartEvent } from './boot/appStartEvent'
import { env } from './env'
import { paths } from './lib/paths'
import { routePath } from './sitePath'
import { addCodeFont } from './theme/codeFont'

const root = findRoot(document)
const preloadedState = readSnapshot(document)
const store = createStore({ preloadedState })

const site = (
  <StrictMode>
    <Providers store={store} serverState={preloadedState && store.getState()}>
      <BrowserRouter basename={env.basePath}>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>
)

/** Takes over a rendered page as soon as its code is there; until then it reads as it is. */
async function takeOver(): Promise<void> {
  await findRoute(routePath(window.location.pathname))?.route.page.load()
  for (const typed of readTypedFields(document)) store.dispatch(typed)
  // In slices, so that the page answers to a finger meanwhile.
  startTransition(() => void hydrateRoot(root, site))
  dispatchEvent(new Event(appStartEvent))
}

if (preloadedState) {
  void takeOver()
} else {
  createRoot(root).render(site)
  dispatchEvent(new Event(appStartEvent))
}

// On home its texts are below a phone's first screen.
addCodeFont(routePath(window.location.pathname) === paths.home)
