import { expect, test } from '../helpers/test'

interface Recorder {
  /** The store's name in Redux DevTools. */
  name: string
  actions: { type: string }[]
  getState: () => object
}

/** Runs in the page: replaces the Redux DevTools extension by a recorder of all actions. */
function installRecorder(): void {
  type Reducer = (state: unknown, action: { type: string }) => unknown
  type Create = (reducer: Reducer, ...rest: unknown[]) => Pick<Recorder, 'getState'>
  type Enhancer = (create: Create) => Create
  const actions: Recorder['actions'] = []
  const record =
    (name: string): Enhancer =>
    (create) =>
    (reducer, ...rest) => {
      const recordingReducer: Reducer = (state, action) => {
        actions.push(structuredClone(action))
        return reducer(state, action)
      }
      const store = create(recordingReducer, ...rest)
      Object.assign(window, { recorder: { name, actions, getState: store.getState } })
      return store
    }
  const composeWithRecorder =
    ({ name }: { name: string }) =>
    (...enhancers: Enhancer[]): Enhancer =>
    (create) =>
      [...enhancers, record(name)].reduceRight((inner, enhancer) => enhancer(inner), create)
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithRecorder })
}

test('Redux DevTools show the whole state and each action, and no token', async ({ page }) => {
  const token = 'rahasia-yang-tidak-boleh-terlihat'
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const authorizations: (string | undefined)[] = []
  page.on('request', (request) => authorizations.push(request.headers().authorization))
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  await page.addInitScript(installRecorder)
  await page.goto('/')
  await page.getByRole('button', { name: /tema/i }).click()
  const navigation = page.getByRole('banner').getByRole('navigation').first()
  await navigation.getByRole('link', { name: 'Artikel' }).click()
  await page.getByRole('button', { name: 'React' }).click()
  await navigation.getByRole('link', { name: 'Kontak' }).click()
  await page.getByLabel('Nama').fill('Budi')
  await navigation.getByRole('link', { name: 'Proyek' }).click()
  const category = page.getByRole('button', { name: 'Full Stack' })
  await category.click()
  await expect(category).toHaveAttribute('aria-pressed', 'true')

  // Playwright can return the state only if it is serializable.
  const { name, actions, state } = await page.evaluate(() => {
    const { recorder } = window as unknown as { recorder: Recorder }
    return {
      name: recorder.name,
      actions: recorder.actions,
      state: recorder.getState(),
    }
  })
  expect(name).toBe('Karya')
  const parts =
    'api appearance contact language navigation posts projects session site subscriptions testimonials theme'
  expect(Object.keys(state).sort()).toEqual(parts.split(' '))
  const types = actions
    .map(({ type }) => type)
    .filter((type) => !type.startsWith('@@') && !type.startsWith('api/'))
    .map((type) => type.replace(/.*\//, ''))
  const expectedTypes =
    'categorySelected clicked contactFormInteracted detected pageEntered pageViewed started tagSelected toggled'
  expect([...new Set(types)].sort()).toEqual(expectedTypes.split(' '))
  expect(authorizations).toContain(`Bearer ${token}`)
  expect(JSON.stringify([state, actions, messages])).not.toContain(token)
})
