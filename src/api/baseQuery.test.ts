import { configureStore } from '@reduxjs/toolkit'
import { delay, http, HttpResponse } from 'msw'
import { apiServer } from '../../__mocks__/handlers/apiServer'
import { failure, success } from '../../__mocks__/handlers/envelope'
import { expectConsoleError } from '../../__mocks__/setup/console'
import { stopClock } from '../../__mocks__/stopClock'
import { api } from './api'
import { isNotFound, messageOf, type ApiError } from './apiError'
import { needed, shapeOf } from './shape'
import { sessionSlice } from './sessionSlice'

const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNote: build.query<{ note: string }, number>({
      query: (id) => `/notes/${id}`,
      extraOptions: { shape: shapeOf<{ note: string }>({ note: needed.text }) },
    }),
    saveNote: build.mutation<unknown, string>({
      query: (note) => ({ url: '/notes', method: 'POST', body: { note } }),
    }),
  }),
})

const path = '*/api/notes/:id'

function createStore() {
  return configureStore({
    reducer: { api: api.reducer, session: sessionSlice.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
  })
}

function getNote(store = createStore()) {
  return store.dispatch(notesApi.endpoints.getNote.initiate(1))
}

/** Lets the API fail `times` times, then answer; counts the calls. */
function failFirst(times: number, statusCode = 500) {
  const calls: number[] = []
  apiServer.use(
    http.get(path, () => {
      calls.push(Date.now())
      return calls.length <= times ? failure(statusCode, 'Rusak') : success({ note: 'a' })
    }),
  )
  return calls
}

/** Seconds between one call and the next. */
function waits(calls: number[]): number[] {
  return calls.slice(1).map((time, index) => Math.round((time - (calls[index] ?? 0)) / 1000))
}

async function afterAllTimers<T>(promise: Promise<T>): Promise<T> {
  let unwrapDraft = false
  const watched = promise.finally(() => (unwrapDraft = true))
  while (!unwrapDraft) await jest.advanceTimersByTimeAsync(500)
  return watched
}

describe('a successful answer', () => {
  it('is opened: what arrives is its data', async () => {
    apiServer.use(http.get(path, () => success({ note: 'a' })))
    expect((await getNote()).data).toEqual({ note: 'a' })
  })

  it('takes a pagination that stands beside the data', async () => {
    const pagination = { currentPage: 1, totalPages: 1, totalData: 1, limit: 10 }
    apiServer.use(
      http.get(path, () =>
        HttpResponse.json({ status: 'success', data: { note: 'a' }, pagination }),
      ),
    )
    expect((await getNote()).data).toEqual({ note: 'a', pagination })
  })
})

describe('the token', () => {
  const seen: (string | null)[] = []
  beforeEach(() => {
    seen.length = 0
    apiServer.use(
      http.get(path, ({ request }) => {
        seen.push(request.headers.get('Authorization'))
        return success({ note: 'a' })
      }),
    )
  })

  it('is sent as a bearer header when one is stored', async () => {
    localStorage.setItem('auth_token', 'rahasia')
    await getNote()
    expect(seen).toEqual(['Bearer rahasia'])
  })

  it('is not sent when there is none', async () => {
    await getNote()
    expect(seen).toEqual([null])
  })

  it('is not sent when what is stored cannot be one', async () => {
    localStorage.setItem('auth_token', 'baris\nbaru ☃')
    expect((await getNote()).data).toEqual({ note: 'a' })
    expect(seen).toEqual([null])
  })

  it('is removed by a 401, which is not tried again', async () => {
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

describe('a failing call', () => {
  it('is tried again after 1, 2 and 4 seconds, and then succeeds', async () => {
    stopClock()
    const calls = failFirst(3)
    const { data } = await afterAllTimers(getNote())
    expect(data).toEqual({ note: 'a' })
    expect(waits(calls)).toEqual([1, 2, 4])
  })

  it('is given up after the fourth try, logged, and keeps the server’s message', async () => {
    stopClock()
    expectConsoleError(/GET \/notes\/1: 503 Rusak/)
    const calls = failFirst(9, 503)
    const { error } = await afterAllTimers(getNote())
    expect(error).toEqual({ kind: 'http', statusCode: 503, message: 'Rusak' })
    expect(calls).toHaveLength(4)
  })

  it('is not tried again after 404', async () => {
    expectConsoleError(/404 Rusak/)
    const calls = failFirst(9, 404)
    const { error } = await getNote()
    expect(isNotFound(error)).toBe(true)
    expect(calls).toHaveLength(1)
  })

  it('is tried again only once when it writes', async () => {
    stopClock()
    expectConsoleError(/POST \/notes: 500/)
    let calls = 0
    apiServer.use(
      http.post('*/api/notes', () => {
        calls += 1
        return failure(500, 'Rusak')
      }),
    )
    await afterAllTimers(createStore().dispatch(notesApi.endpoints.saveNote.initiate('a')))
    expect(calls).toBe(2)
  })

  it('that gets no answer in ten seconds counts as failed', async () => {
    stopClock()
    expectConsoleError(/timeout Server terlalu lama menjawab/)
    apiServer.use(http.get(path, () => delay('infinite')))
    const begin = Date.now()
    const { error } = await afterAllTimers(getNote())
    expect(error).toMatchObject({ kind: 'timeout' })
    expect(Math.round((Date.now() - begin) / 1000)).toBe(10 * 4 + 7)
  })

  it('stops waiting for its next try when nobody wants the answer any more', async () => {
    stopClock()
    const calls = failFirst(9)
    const call = getNote()
    while (calls.length === 0) await jest.advanceTimersByTimeAsync(10)
    call.abort()
    await call
    await jest.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
  })
})

describe('an answer that cannot be used', () => {
  const page = '<!doctype html><title>Masuk</title>'
  const unreadable = { kind: 'body', message: 'Jawaban server tidak dapat dibaca' }
  it.each([
    ['HTML', () => HttpResponse.html(page), unreadable],
    ['truncated JSON', () => new HttpResponse('{"status":"succ'), unreadable],
    ['a bare list', () => HttpResponse.json([1, 2]), unreadable],
    ['null', () => HttpResponse.json(null), unreadable],
    [
      'a success without its data',
      () => success({ other: 1 }),
      { kind: 'body', message: '', detail: expect.stringMatching(/\(note: /) as string },
    ],
    [
      'a field of another type',
      () => success({ note: { text: 'a' } }),
      {
        kind: 'body',
        message: '',
        detail: expect.stringMatching(/note: .*Expected string but received Object/) as string,
      },
    ],
    ['an HTML error page', () => HttpResponse.html(page, { status: 502 }), { statusCode: 502 }],
    ['no connection', () => HttpResponse.error(), { kind: 'network', message: 'Failed to fetch' }],
  ])('is an error with a message: %s', async (_name, answer, expected) => {
    stopClock()
    expectConsoleError(/GET \/notes\/1/)
    apiServer.use(http.get(path, answer))
    const { error } = await afterAllTimers(getNote())
    expect(error).toMatchObject(expected)
    expect(messageOf(error)).toMatch(/\w/)
  })

  it('is logged with what does not fit, which no visitor reads', async () => {
    stopClock()
    expectConsoleError(/GET \/notes\/1: body .*\(note: Invalid type: Expected string/)
    apiServer.use(http.get(path, () => success({ note: 7 })))
    const { error } = await afterAllTimers(getNote())
    expect(messageOf(error)).toBe('Terjadi kesalahan yang tidak diketahui')
    expect(messageOf(error, 'Gagal memuat')).toBe('Gagal memuat')
  })

  it.each([
    ['status 404', { status: 404, message: 'Hilang' }],
    ['statusCode 404', { status: 'error', statusCode: 404, message: 'Hilang' }],
  ])('is not found by the body’s %s', async (_name, body) => {
    expectConsoleError(/404 Hilang/)
    apiServer.use(http.get(path, () => HttpResponse.json(body)))
    expect(isNotFound((await getNote()).error)).toBe(true)
  })

  it('is an error where its status is no success, and tried again', async () => {
    stopClock()
    expectConsoleError(/unsuccessful Gagal/)
    let calls = 0
    apiServer.use(
      http.get(path, () => {
        calls += 1
        return HttpResponse.json({ status: 'fail', message: 'Gagal' })
      }),
    )
    const { error } = await afterAllTimers(getNote())
    expect(error).toEqual({ kind: 'unsuccessful', message: 'Gagal' })
    expect(calls).toBe(4)
  })
})

describe('the message of an error', () => {
  it('is its own, else the given one, else the general one', () => {
    const error: ApiError = { kind: 'http', message: 'Rusak' }
    expect(messageOf(error, 'Gagal memuat')).toBe('Rusak')
    expect(messageOf({ ...error, message: ' ' }, 'Gagal memuat')).toBe('Gagal memuat')
    expect(messageOf(undefined)).toBe('Terjadi kesalahan yang tidak diketahui')
  })
})
