import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { buildProfile } from '../fixtures/profile'

/**
 * The API as the tests see it. Only the profile, which every page shows, answers by
 * itself; a test sets up whatever else its page asks for.
 */
export const apiServer = setupServer(
  http.get('*/api/profiles/1', () =>
    HttpResponse.json({ status: 'success', data: { profile: buildProfile() } }),
  ),
)
