import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Session } from '../src/contract/account'
import type { Language } from '../src/language/languages'
import { createStudioStore } from '../src/studio/createStudioStore'
import { routeObjects } from '../src/studio/studioRouter'
import { setIsStudio } from './env'
import { apiServer, success } from './handlers'
import { StudioProviders } from './StudioProviders'

/** The session of the owner, who signed in just now. */
export function buildSession(): Session {
  const now = new Date().toISOString()
  return {
    id: 'a-session-of-22-letters',
    device: 'Firefox di Linux',
    signed_in_at: now,
    used_at: now,
    expires_at: now,
    is_current: true,
  }
}

const signedIn = () => success({ session: buildSession() })

/**
 * Renders the whole studio at a path, with a new store.
 * @param respond what the server answers about the session; by default, the owner has signed in
 * @param language of the studio
 */
export function renderStudio(path: string, respond = signedIn, language: Language = 'id') {
  setIsStudio(true)
  apiServer.use(http.get('*/api/studio/session', () => respond()))
  const store = createStudioStore(language)
  const router = createMemoryRouter(routeObjects, { initialEntries: [path] })
  const view = render(
    <StudioProviders store={store}>
      <RouterProvider router={router} />
    </StudioProviders>,
  )
  return { ...view, store, router, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}
