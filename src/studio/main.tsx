import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { findRoot } from '../app/findRoot'
import { Providers } from '../app/Providers'
import { env } from '../env'
import { routePath } from '../sitePath'
import { createStudioStore } from './createStudioStore'
import { detectLanguage, loadCatalogue, StudioLanguage } from './language/StudioLanguage'
import { previewPath } from './preview/messages'
import { routeObjects } from './studioRouter'

const root = createRoot(findRoot(document))

async function start(): Promise<void> {
  if (routePath(window.location.pathname) === previewPath) {
    const { startPreview } = await import('./preview/startPreview')
    startPreview(root)
    return
  }
  const language = detectLanguage()
  const catalogue = await loadCatalogue(language)
  root.render(
    <StrictMode>
      <Providers store={createStudioStore(language)}>
        <StudioLanguage initial={catalogue}>
          <RouterProvider router={createBrowserRouter(routeObjects, { basename: env.basePath })} />
        </StudioLanguage>
      </Providers>
    </StrictMode>,
  )
}

void start()
