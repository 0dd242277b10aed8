import { configureStore } from '@reduxjs/toolkit'
import { delay, http, HttpResponse } from 'msw'
import { setIsStudio } from '../../__mocks__/env'
import { apiServer, failure, mockResponse, success } from '../../__mocks__/handlers'
import { expectConsoleError } from '../../__mocks__/setup/console'
import { freezeTime } from '../../__mocks__/freezeTime'
import { api } from './api'
import { id } from '../language/id'
import { createLanguageState, languageSlice } from '../language/languageSlice'
import { failureText, isNotFound, messageOf, type ApiError } from './apiError'
import { sessionSlice } from './session'

const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNote: build.query<{ note: string }, number>({
      query: (id) => `/notes/${id}`,
      extraOptions: { dataSchema: { fields: { note: 'string' } } },
    }),
    saveNote: build.mutation<unknown, string>({
      query: (note) => ({ url: '/notes', method: 'POST', body: { note } }),
    }),
  }),
})

const path = '*/api/notes/:id'

const reducer = { api: api.reducer, language: languageSlice.reducer, session: sessionSlice.reducer }

function createStore(language: 'id' | 'en' = 'id') {
  return configureStore({
    reducer,
    preloadedState: { language: createLanguageState(['id', 'en'], language) },
    // The checks of development would warn about a slow machine.
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
      ),
  })
}

function getNote(store = createStore()) {
  return store.dispatch(notesApi.endpoints.getNote.initiate(1))
}

/** Mocks an API that fails `times` times before it succeeds; records the time of each request. */
function failFirst(times: number, statusCode = 500) {
  const requestTimes: number[] = []
  apiServer.use(
    http.get(path, () => {
      requestTimes.push(Date.now())
      return requestTimes.length <= times ? failure(statusCode, 'Rusak') : success({ note: 'a' })
    }),
  )
  return requestTimes
}

function secondsBetween(times: number[]): number[] {
  return times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / 1000))
}

async function afterAllTimers<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false
  const result = promise.finally(() => (isSettled = true))
  while (!isSettled) await jest.advanceTimersByTimeAsync(500)
  return result
}

it('returns the data of the envelope, with a pagination beside it', async () => {
  const pagination = { currentPage: 1, totalPages: 1, totalData: 1, limit: 10 }
  const body = { status: 'success', data: { note: 'a' }, pagination }
  apiServer.use(http.get(path, () => HttpResponse.json(body)))
  expect((await getNote()).data).toEqual({ note: 'a', pagination })
})

async function sentHeaders(): Promise<Headers> {
  let headers = new Headers()
  mockResponse('/notes/1', (request) => {
    headers = request.headers
    return success({ note: 'a' })
  })
  expect((await getNote()).data).toEqual({ note: 'a' })
  return headers
}

it('sends the header that lets the session of the owner count from the studio only', async () => {
  expect((await sentHeaders()).get('X-Studio')).toBeNull()
  setIsStudio(true)
  expect((await sentHeaders()).get('X-Studio')).toBe('1')
})

describe('the token', () => {
  it.each([
    ['is sent as a bearer header', 'rahasia', 'Bearer rahasia'],
    ['is not sent when there is none', '', null],
    ['is not sent if the stored value is not a valid token', 'baris\nbaru ☃', null],
  ])('%s', async (_what, token, header) => {
    localStorage.setItem('auth_token', token)
    const headers = await sentHeaders()
    expect(headers.get('Authorization')).toBe(header)
  })

  it('is removed by a 401, which is not retried', async () => {
    localStorage.setItem('auth_token', 'rahasia')
    expectConsoleError(/GET \/notes\/1: 401 Token tidak berlaku/)
    apiServer.use(http.get(path, () => failure(401, 'Token tidak berlaku')))
    const store = createStore()
    const { error } = await getNote(store)
    expect(error).toMatchObject({ statusCode: 401 })
    expect(localStorage.getItem('auth_token')).toBeNull()
    expect(store.getState().session.expired).toBe(true)
  })
})

describe('a failing request', () => {
  it('is retried after 1, 2 and 4 seconds, and then succeeds', async () => {
    freezeTime()
    const requestTimes = failFirst(3)
    const { data } = await afterAllTimers(getNote())
    expect(data).toEqual({ note: 'a' })
    expect(secondsBetween(requestTimes)).toEqual([1, 2, 4])
  })

  it('fails after the fourth attempt with the message of the server, and is logged', async () => {
    freezeTime()
    expectConsoleError(/GET \/notes\/1: 503 Rusak/)
    const requestTimes = failFirst(9, 503)
    const { error } = await afterAllTimers(getNote())
    expect(error).toEqual({ kind: 'http', statusCode: 503, message: 'Rusak' })
    expect(requestTimes).toHaveLength(4)
  })

  it.each([400, 404])('is not retried after %i', async (statusCode) => {
    expectConsoleError(/40[04] Rusak/)
    const requestTimes = failFirst(9, statusCode)
    const { error } = await getNote()
    expect(isNotFound(error)).toBe(statusCode === 404)
    expect(requestTimes).toHaveLength(1)
  })

  it('is retried only once if it is a mutation', async () => {
    freezeTime()
    expectConsoleError(/POST \/notes: 500/)
    const respond = jest.fn(() => failure(500, 'Rusak'))
    apiServer.use(http.post('*/api/notes', respond))
    await afterAllTimers(save())
    expect(respond).toHaveBeenCalledTimes(2)
  })

  it('fails if there is no response within ten seconds', async () => {
    freezeTime()
    expectConsoleError(/timeout$/)
    apiServer.use(http.get(path, () => delay('infinite')))
    const begin = Date.now()
    const { error } = await afterAllTimers(getNote())
    expect(error).toMatchObject({ kind: 'timeout' })
    expect(Math.round((Date.now() - begin) / 1000)).toBe(10 * 4 + 7)
  })
})

const save = () => createStore().dispatch(notesApi.endpoints.saveNote.initiate('a'))

it.each([
  ['HTML', () => HttpResponse.html('<!doctype html>')],
  ['an empty body', () => new HttpResponse(null, { status: 204 })],
  ['another JSON', () => HttpResponse.json({ ok: true })],
  ['a redirect', () => HttpResponse.redirect('http://localhost/login', 302)],
])('a write fails if its response is %s', async (_what, respond) => {
  freezeTime()
  expectConsoleError(/POST \/notes: (body|unsuccessful|network)/)
  const followed = jest.fn(() => success({}))
  apiServer.use(http.post('*/api/notes', respond), http.get('*/login', followed))
  const { error } = await afterAllTimers(save())
  expect(error).toBeDefined()
  expect(followed).not.toHaveBeenCalled()
})

const page = '<!doctype html><title>Masuk</title>'
const unreadable = { kind: 'body', message: '' }
const mismatch = (detail: RegExp) => ({
  ...unreadable,
  detail: expect.stringMatching(detail) as string,
})
const notFound = { statusCode: 404, message: 'Hilang' }

it.each<[string, () => Response, object]>([
  ['HTML', () => HttpResponse.html(page), unreadable],
  ['truncated JSON', () => new HttpResponse('{"status":"succ'), unreadable],
  ['a bare list', () => HttpResponse.json([1, 2]), unreadable],
  ['null', () => HttpResponse.json(null), unreadable],
  ['a success without its data', () => success({ other: 1 }), mismatch(/\(note: /)],
  [
    'a field of another type',
    () => success({ note: { text: 'a' } }),
    mismatch(/note: .*expected string, found object/),
  ],
  ['an HTML error page', () => HttpResponse.html(page, { status: 502 }), { statusCode: 502 }],
  ['no connection', () => HttpResponse.error(), { kind: 'network', message: 'Failed to fetch' }],
  [
    'another status, after retries',
    () => HttpResponse.json({ status: 'fail', message: 'Gagal' }),
    { kind: 'unsuccessful', message: 'Gagal' },
  ],
  ['status 404', () => HttpResponse.json({ status: 404, message: 'Hilang' }), notFound],
  ['statusCode 404', () => HttpResponse.json({ status: 'error', ...notFound }), notFound],
])('an invalid response is an error with a message: %s', async (name, respond, expected) => {
  freezeTime()
  expectConsoleError(/GET \/notes\/1/)
  const requests = jest.fn(respond)
  apiServer.use(http.get(path, requests))
  const { error } = await afterAllTimers(getNote())
  expect(error).toMatchObject(expected)
  expect(isNotFound(error)).toBe(expected === notFound)
  expect(failureText(error, id.errors)).toMatch(/\w/)
  if (name.includes('retries')) expect(requests).toHaveBeenCalledTimes(4)
})

it.each<[ApiError, string]>([
  [{ kind: 'http', statusCode: 503, message: '' }, 'Permintaan gagal dengan status 503'],
  [{ kind: 'http', statusCode: 503, message: 'Rusak' }, 'Rusak'],
  [{ kind: 'timeout', message: '' }, 'Server terlalu lama menjawab'],
  [{ kind: 'body', message: '' }, 'Jawaban server tidak dapat dibaca'],
  // The mismatch is logged, and not shown to visitors.
  [{ kind: 'body', message: '', detail: 'note' }, 'Gagal memuat'],
  [{ kind: 'unsuccessful', message: '' }, 'Gagal memuat'],
])('the text of an error is that of the server or of its kind: %j', (error, text) => {
  expect(failureText(error, id.errors, 'Gagal memuat')).toBe(text)
  expect(failureText(undefined, id.errors)).toBe('Terjadi kesalahan yang tidak diketahui')
  expect(messageOf({ ...error, message: ' ' }, 'Gagal memuat')).toBe('Gagal memuat')
})

it('requests the content in the language of the page', async () => {
  const urls = mockResponse('/notes/1', () => success({ note: 'a' }))
  for (const language of ['id', 'en'] as const) await getNote(createStore(language))
  expect(urls.map(({ search }) => search)).toEqual(['', '?lang=en'])
})
