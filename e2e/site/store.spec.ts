import type { BrowserContext, Page } from '@playwright/test'
import { installRecorder } from '../helpers/storeRecorder'
import { expect, test } from '../helpers/test'

test.use({ viewport: { width: 1440, height: 900 } })

const readText = (page: Page) => page.locator('body').innerText()

/** A visit that changes each part of the state. */
async function visit(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: /tema/i }).click()
  const navigation = page.getByRole('banner').getByRole('navigation').first()
  await navigation.getByRole('link', { name: 'Artikel' }).click()
  await page.getByRole('button', { name: 'React' }).click()
  await navigation.getByRole('link', { name: 'Kontak' }).click()
  await page.getByLabel('Nama').fill('Budi')
  await navigation.getByRole('link', { name: 'Testimoni' }).click()
  await page.getByRole('button', { name: 'Frontend Development' }).click()
  await navigation.getByRole('link', { name: 'Proyek' }).click()
  await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
  const category = page.getByRole('button', { name: 'Full Stack' })
  await category.click()
  await expect(category).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText("You've reached the end of the projects list")).toBeVisible()
}

/** Opens a page whose API never responds, so that it shows only data from replayed actions. */
async function openWithoutApi(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(installRecorder)
  await page.route('**/api/**', () => undefined)
  await page.goto('/')
  // Hovering a link loads the code of its page, which the replayed actions need.
  for (const link of await page.getByRole('navigation').first().getByRole('link').all()) {
    await link.hover()
  }
  return page
}

/** Dispatches recorded actions; repeats those whose page code has not loaded yet. */
function replayActions(page: Page, actions: { type: string }[]): Promise<void> {
  return page.evaluate(async (recorded) => {
    const tryDispatch = (action: object) => {
      try {
        window.recorder.dispatch(action)
        return true
      } catch {
        return false
      }
    }
    for (const action of recorded.filter(({ type }) => !type.startsWith('@@'))) {
      while (!tryDispatch(action)) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, actions)
}

test('a replay of recorded actions shows the same page, and the token is in neither actions, state nor console', async ({
  page,
  browser,
}) => {
  const token = 'rahasia-yang-tidak-boleh-terlihat'
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const authorizations: (string | undefined)[] = []
  page.on('request', (request) => authorizations.push(request.headers().authorization))
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  await page.addInitScript(installRecorder)
  await visit(page)
  const actions = await page.evaluate(() => window.recorder.actions)
  const text = await readText(page)
  expect(await page.evaluate(() => window.recorder.name)).toBe('Karya')
  // Playwright can return the state only if it is serializable.
  const state = await page.evaluate(() => window.recorder.getState())
  const parts =
    'api appearance contact language navigation posts projects session site subscriptions testimonials theme'
  expect(Object.keys(state as object).sort()).toEqual(parts.split(' '))
  const types = actions
    .map(({ type }) => type)
    .filter((type) => !type.startsWith('@@') && !type.startsWith('api/'))
    .map((type) => type.replace(/.*\//, ''))
  const expectedTypes =
    'categorySelected clicked contactFormInteracted detected pageEntered pageViewed started tagSelected toggled'
  expect([...new Set(types)].sort()).toEqual(expectedTypes.split(' '))
  expect(authorizations).toContain(`Bearer ${token}`)
  expect(JSON.stringify([state, actions, messages])).not.toContain(token)

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const replay = await openWithoutApi(context)
  await replayActions(replay, actions)
  await expect(replay).toHaveURL('/projects?category=Full%20Stack')
  await expect.poll(() => readText(replay)).toBe(text)
  await expect(replay.locator('html')).toHaveClass('dark')
  await context.close()
})
