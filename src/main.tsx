import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { Providers } from './app/Providers'
import { findRoot } from './app/findRoot'
import { findRoute } from './app/routes'
import { readSnapshot } from './app/snapshot'
import { createStore } from './app/store'
import { appStartEvent } from './boot/appStartEvent'
import { env } from './env'
import { paths } from './lib/paths'
import { routePath } from './sitePath'
import { addCodeFont } from './theme/codeFont'

const root = findRoot(document)
const preloadedState = readSnapshot(document)
const store = createStore({ preloadedState })

const app = (
  <StrictMode>
    <Providers store={store} serverState={preloadedState && store.getState()}>
      <BrowserRouter basename={env.basePath}>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>
)

/** Hydrates the rendered page as soon as the code of its route is loaded. */
async function hydrate(): Promise<void> {
  await findRoute(routePath(window.location.pathname))?.route.page.load()
  // As a transition, hydration does not block input.
  startTransition(() => void hydrateRoot(root, app))
  dispatchEvent(new Event(appStartEvent))
}

if (preloadedState) {
  void hydrate()
} else {
  createRoot(root).render(app)
  dispatchEvent(new Event(appStartEvent))
}

// On the home page, code text is below a phone's first screen.
addCodeFont(routePath(window.location.pathname) === paths.home)
