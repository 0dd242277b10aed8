import { delay, http, type DefaultBodyType, type HttpResponse, type StrictRequest } from 'msw'
import { apiServer } from './apiServer'
import { failure } from './envelope'

type Respond = (
  request: StrictRequest<DefaultBodyType>,
) => HttpResponse<DefaultBodyType> | Promise<HttpResponse<DefaultBodyType>>

/**
 * Mocks GET requests of a path for one test.
 * @returns the requested URLs, in order
 */
export function mockResponse(path: string, respond: Respond): URL[] {
  const requestedUrls: URL[] = []
  apiServer.use(
    http.get(`*/api${path}`, ({ request }) => {
      requestedUrls.push(new URL(request.url))
      return respond(request)
    }),
  )
  return requestedUrls
}

/** Mocks requests that never complete. */
export function mockPendingResponse(path: string) {
  return mockResponse(path, async () => {
    await delay('infinite')
    return failure(504, 'Never reached')
  })
}

/** Mocks requests that always fail. */
export function mockErrorResponse(path: string, statusCode = 500, message = 'Server sedang tidur') {
  return mockResponse(path, () => failure(statusCode, message))
}
