import { delay, http, type DefaultBodyType, type HttpResponse, type StrictRequest } from 'msw'
import { apiServer } from './apiServer'
import { failure } from './envelope'

type Answer = (
  request: StrictRequest<DefaultBodyType>,
) => HttpResponse<DefaultBodyType> | Promise<HttpResponse<DefaultBodyType>>

/**
 * Lets the API answer a call in this test.
 * @returns the addresses that were asked for, as they come in
 */
export function answerCall(path: string, answer: Answer): URL[] {
  const asked: URL[] = []
  apiServer.use(
    http.get(`*/api${path}`, ({ request }) => {
      asked.push(new URL(request.url))
      return answer(request)
    }),
  )
  return asked
}

/** Lets a call wait for its answer as long as this test lasts. */
export function stallCall(path: string) {
  return answerCall(path, async () => {
    await delay('infinite')
    return failure(504, 'Never reached')
  })
}

/** Lets a call fail in this test, every time. */
export function failCall(path: string, statusCode = 500, message = 'Server sedang tidur') {
  return answerCall(path, () => failure(statusCode, message))
}
