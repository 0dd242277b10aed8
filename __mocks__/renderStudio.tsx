import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Providers } from '../src/app/Providers'
import type { Session } from '../src/contract/account'
import { createStudioStore } from '../src/studio/createStudioStore'
import { routeObjects } from '../src/studio/studioRouter'
import { apiServer, success } from './handlers'

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
 */
export function renderStudio(path: string, respond = signedIn) {
  apiServer.use(http.get('*/api/studio/session', () => respond()))
  const store = createStudioStore()
  const router = createMemoryRouter(routeObjects, { initialEntries: [path] })
  const view = render(
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { ...view, store, router, user: userEvent.setup({ delay: null }) }
}
