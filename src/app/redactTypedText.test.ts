import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { http, HttpResponse } from 'msw'
import { expectConsoleError } from '../../__mocks__/setup/console'
import { freezeTime } from '../../__mocks__/freezeTime'
import { apiServer } from '../../__mocks__/handlers/apiServer'
import { redactAction } from './redactTypedText'

interface Options {
  actionSanitizer: (action: UnknownAction) => UnknownAction
  stateSanitizer: (state: unknown) => unknown
}

const typed = {
  name: 'Budi Santoso',
  email: 'budi@contoh.id',
  subject: 'Tawaran rahasia',
  message: 'Apa kabar?',
}

/** Replaces the Redux DevTools extension. @returns what it shows: all actions and states */
function installDevTools(): unknown[] {
  const shown: unknown[] = []
  const record =
    ({ actionSanitizer, stateSanitizer }: Options): StoreEnhancer =>
    (create) =>
    (reducer, initial) =>
      create((state, action) => {
        const next = reducer(state, action)
        shown.push(actionSanitizer(action), stateSanitizer(next))
        return next
      }, initial)
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      (options: Options) =>
      (enhancer: StoreEnhancer): StoreEnhancer =>
      (create) =>
        enhancer(record(options)(create)),
  })
  return shown
}

afterEach(() => Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__'))

it.each([202, 503])(
  'shows <redacted> in Redux DevTools for what a visitor has typed (status %i)',
  async (status) => {
    const shown = installDevTools()
    if (status === 503) expectConsoleError(/POST \/contact: 503/)
    apiServer.use(
      http.post('/api/contact', () => HttpResponse.json({ status: 'success' }, { status })),
    )
    // Redux Toolkit looks for the extension when it is loaded.
    await jest.isolateModulesAsync(async () => {
      const { createStore } = await import('./store')
      const { contactSlice } = await import('../features/contact/contactSlice')
      const { contactApi } = await import('../features/contact/contactApi')
      const store = createStore({ host: { contact: 'server' } })
      const { fieldChanged } = contactSlice.actions
      for (const [field, value] of Object.entries(typed)) {
        store.dispatch(fieldChanged({ field: field as keyof typeof typed, value }))
      }
      expect(store.getState().contact.fields).toEqual(typed)
      const message = { ...typed, channel: 'server' } as const
      const { sendMessage } = contactApi.endpoints
      freezeTime()
      const sent = store.dispatch(sendMessage.initiate(message, { track: false }))
      await jest.advanceTimersByTimeAsync(2000)
      await sent
    })
    const redacted = Object.fromEntries(Object.keys(typed).map((name) => [name, '<redacted>']))
    expect(shown).toContainEqual(
      expect.objectContaining({ contact: expect.objectContaining({ fields: redacted }) as object }),
    )
    for (const phase of ['pending', status === 202 ? 'fulfilled' : 'rejected']) {
      expect(shown).toContainEqual(
        expect.objectContaining({
          type: `api/executeMutation/${phase}`,
          meta: expect.objectContaining({
            arg: expect.objectContaining({
              originalArgs: expect.objectContaining(redacted) as object,
            }) as object,
          }) as object,
        }),
      )
    }
    for (const text of Object.values(typed)) expect(JSON.stringify(shown)).not.toContain(text)
  },
)

it('shows <redacted> for the address of a subscriber', () => {
  const arg = { endpointName: 'subscribe', originalArgs: { email: 'budi@example.com' } }
  const action = { type: 'api/executeMutation/pending', meta: { arg } }
  expect(redactAction(action)).toEqual({
    ...action,
    meta: { arg: { ...arg, originalArgs: { email: '<redacted>' } } },
  })
})
