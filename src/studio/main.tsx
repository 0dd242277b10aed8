import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { findRoot } from '../app/findRoot'
import { Providers } from '../app/Providers'
import { env } from '../env'
import { routePath } from '../sitePath'
import { addCodeFont } from '../theme/codeFont'
import { createStudioStore } from './createStudioStore'
import { previewPath } from './preview/messages'
import { routeObjects } from './studioRouter'

const root = createRoot(findRoot(document))

if (routePath(window.location.pathname) === previewPath) {
  addCodeFont(false)
  void import('./preview/startPreview').then(({ startPreview }) => startPreview(root))
} else {
  root.render(
    <StrictMode>
      <Providers store={createStudioStore()}>
        <RouterProvider router={createBrowserRouter(routeObjects, { basename: env.basePath })} />
      </Providers>
    </StrictMode>,
  )
}
