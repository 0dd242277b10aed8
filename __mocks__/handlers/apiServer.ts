import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { buildProfile } from '../fixtures/profile'
import { failure, success } from './envelope'

/**
 * Mocks the API. Only the profile, which every page requests, has a default response, and optional
 * data: no featured testimonials, and endpoints that a back end may lack.
 */
export const apiServer = setupServer(
  http.get('*/api/profiles/1', () =>
    HttpResponse.json({ status: 'success', data: { profile: buildProfile() } }),
  ),
  http.get('*/api/studio/messages/unread', () => success({ unread: 0 })),
  http.get('*/api/studio/findings', () => success({ findings: [] })),
  http.get('*/api/studio/views', () => success({ is_counted: true, total: 0, pages: [] })),
  http.get('*/api/testimonials/featured', () => success({ testimonials: [] })),
  ...['posts', 'projects/stats'].map((path) =>
    http.get(`*/api/${path}`, () => failure(404, 'Not found')),
  ),
)
