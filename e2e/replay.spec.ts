import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './test'

interface Recorder {
  /** The name under which the store shows itself to the tools. */
  name: string
  actions: { type: string }[]
  dispatch: (action: object) => void
  getState: () => unknown
}

/** Stands where the browser's Redux DevTools would: it sees every action and may send some. */
function installRecorder(): void {
  type Reducer = (state: unknown, action: { type: string }) => unknown
  type Create = (reducer: Reducer, ...rest: unknown[]) => Omit<Recorder, 'name' | 'actions'>
  type Enhancer = (create: Create) => Create
  const recorder: Partial<Recorder> & { actions: { type: string }[] } = { actions: [] }
  const record: Enhancer =
    (create) =>
    (reducer, ...rest) => {
      const store = create(
        (state, action) => {
          recorder.actions.push(structuredClone(action))
          return reducer(state, action)
        },
        ...rest,
      )
      recorder.dispatch = store.dispatch
      recorder.getState = store.getState
      return store
    }
  const tools =
    ({ name }: { name: string }) =>
    (...enhancers: Enhancer[]): Enhancer => {
      recorder.name = name
      return (create) =>
        [...enhancers, record].reduceRight((inner, enhancer) => enhancer(inner), create)
    }
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: tools, recorder })
}

const read = <Key extends 'name' | 'actions'>(page: Page, key: Key) =>
  page.evaluate(
    (wanted) => (window as unknown as { recorder: Recorder }).recorder[wanted],
    key,
  ) as Promise<Recorder[Key]>

const readState = (page: Page) =>
  page.evaluate(() => (window as unknown as { recorder: Recorder }).recorder.getState())

const text = (page: Page) => page.locator('body').innerText()

/** A visit that touches every part of the state. */
async function visit(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: /tema/i }).click()
  const navigation = page.getByRole('banner').getByRole('navigation').first()
  await navigation.getByRole('link', { name: 'Artikel' }).click()
  await page.getByRole('main').getByRole('button').nth(1).click()
  await navigation.getByRole('link', { name: 'Kontak' }).click()
  await page.getByLabel('Nama').fill('Budi')
  await navigation.getByRole('link', { name: 'Testimoni' }).click()
  await page.getByRole('button', { name: 'Frontend Development' }).click()
  await navigation.getByRole('link', { name: 'Proyek' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Full Stack' }).click()
  await expect(page.getByRole('button', { name: 'Full Stack' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByText("You've reached the end of the projects list")).toBeVisible()
}

/** A page of a fresh store, whose API never answers: what it shows comes from the actions. */
async function openCutOff(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(installRecorder)
  await page.route('**/api/**', () => undefined)
  await page.goto('/')
  // A page's code comes with the first look at its link; its actions need it.
  for (const link of await page.getByRole('navigation').first().getByRole('link').all()) {
    await link.hover()
  }
  return page
}

/** Sends recorded actions to the store; the code of a page comes a moment after the page. */
function play(page: Page, actions: Recorder['actions']): Promise<void> {
  return page.evaluate(async (log) => {
    const { dispatch } = (window as unknown as { recorder: Recorder }).recorder
    const isTaken = (action: object) => {
      try {
        dispatch(action)
        return true
      } catch {
        return false
      }
    }
    for (const action of log.filter(({ type }) => !type.startsWith('@@'))) {
      while (!isTaken(action)) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, actions)
}

test('shows the same screen when a recorded visit is played again', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(installRecorder)
  await visit(page)
  const [actions, seen] = [await read(page, 'actions'), await text(page)]

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const replay = await openCutOff(context)
  await play(replay, actions)
  await expect(replay).toHaveURL(/\/projects$/)
  await expect.poll(() => text(replay)).toBe(seen)
  await expect(replay.locator('html')).toHaveClass('dark')
  await context.close()
})

test('is on show in Redux DevTools under its name, in plain data, by events in the past', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(installRecorder)
  await visit(page)
  expect(await read(page, 'name')).toBe('Karya')
  const state = await readState(page)
  // Whatever survives the way out of the page is plain: no function, no promise, no class.
  expect(Object.keys(state as object).sort()).toEqual([
    'api',
    'blog',
    'contact',
    'navigation',
    'projects',
    'session',
    'testimonials',
    'theme',
  ])
  const own = (await read(page, 'actions'))
    .map(({ type }) => type)
    .filter((type) => !type.startsWith('@@') && !type.startsWith('api/'))
  expect(new Set(own.map((type) => type.replace(/.*\//, '')))).toEqual(
    new Set([
      'detected',
      'toggled',
      'pageEntered',
      'pageViewed',
      'clicked',
      'tagSelected',
      'started',
      'contactFormInteracted',
      'fieldChanged',
      'categorySelected',
    ]),
  )
})

test('never has the token in state, actions or console', async ({ page }) => {
  const token = 'rahasia-yang-tidak-boleh-terlihat'
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const sent: (string | undefined)[] = []
  page.on('request', (request) => sent.push(request.headers().authorization))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  await page.addInitScript(installRecorder)
  await visit(page)
  expect(sent).toContain(`Bearer ${token}`)
  const everything = JSON.stringify([await readState(page), await read(page, 'actions'), lines])
  expect(everything).not.toContain(token)
})
