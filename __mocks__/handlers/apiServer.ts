import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { buildProfile } from '../fixtures/profile'

/** Mocks the API. Only the profile, which every page requests, has a default response. */
export const apiServer = setupServer(
  http.get('*/api/profiles/1', () =>
    HttpResponse.json({ status: 'success', data: { profile: buildProfile() } }),
  ),
)
