import type { BrowserContext, Page } from '@playwright/test'
import {
  installRecorder,
  readActions,
  readState,
  readStoreName,
  replayActions,
} from './actionRecorder'
import { expect, test } from './test'

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
  await page.getByRole('button', { name: 'Full Stack' }).click()
  await expect(page.getByRole('button', { name: 'Full Stack' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
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

test('a replay of recorded actions shows the same page', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(installRecorder)
  await visit(page)
  const [actions, text] = [await readActions(page), await readText(page)]

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const replay = await openWithoutApi(context)
  await replayActions(replay, actions)
  await expect(replay).toHaveURL('/projects?category=Full%20Stack')
  await expect.poll(() => readText(replay)).toBe(text)
  await expect(replay.locator('html')).toHaveClass('dark')
  await context.close()
})

test('Redux DevTools show the store’s name, serializable state and all actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(installRecorder)
  await visit(page)
  expect(await readStoreName(page)).toBe('Karya')
  const state = await readState(page)
  // Playwright can return the state only if it is serializable.
  expect(Object.keys(state as object).sort()).toEqual([
    'api',
    'contact',
    'navigation',
    'posts',
    'projects',
    'session',
    'subscriptions',
    'testimonials',
    'theme',
  ])
  const actionTypes = (await readActions(page))
    .map(({ type }) => type)
    .filter((type) => !type.startsWith('@@') && !type.startsWith('api/'))
  expect(new Set(actionTypes.map((type) => type.replace(/.*\//, '')))).toEqual(
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

test('the token is never in the state, the actions or the console', async ({ page }) => {
  const token = 'rahasia-yang-tidak-boleh-terlihat'
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const authorizations: (string | undefined)[] = []
  page.on('request', (request) => authorizations.push(request.headers().authorization))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  await page.addInitScript(installRecorder)
  await visit(page)
  expect(authorizations).toContain(`Bearer ${token}`)
  const recorded = JSON.stringify([await readState(page), await readActions(page), messages])
  expect(recorded).not.toContain(token)
})
