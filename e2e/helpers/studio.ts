import type { APIRequestContext, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { seed } from '../studio/seed'
import { Installation, type ServerProcess } from './Installation'
import { expect, test as base } from './test'

/** The cookies of a browser in which the owner has signed in. */
export type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Opens the account of the studio with a password. The context then has a session. */
export async function openStudio(request: APIRequestContext, server: ServerProcess): Promise<void> {
  const data = { secret: await server.invitation(), password: 'gerobak-hijau-di-tepi-sawah' }
  const headers = { 'x-studio': '1', origin: server.url }
  const opened = await request.post(`${server.url}/api/studio/invitation`, { headers, data })
  expect(opened.status()).toBe(200)
}

export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

export const field = (page: Page | Locator, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true })

/** The button that saves what visitors see, or that publishes a new entry. */
export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Simpan|Publikasikan)$/ })

/** Opens a form of the studio. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(`/studio/${path}`)
  await expect(saveButton(page)).toBeVisible()
}

/** Saves the form that is open. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click()
  await expect(page.getByText(/^Tersimpan \d/)).toBeVisible()
}

/** The button of the menu of an entry in a list. */
export const menuButton = (page: Page, title: string): Locator =>
  button(page, `Tindakan untuk ${title}`)

/** Waits until the server has stored the draft of a form. */
export const waitForDraft = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      response.url().includes('/api/drafts/') &&
      response.ok(),
  )

/** The pages of these tests are on a site of their worker, with a session of its owner. */
export const test = base.extend<object, { studio: { server: ServerProcess; session: Session } }>({
  studio: [
    async ({ playwright }, provide) => {
      const installation = new Installation()
      const started = await installation.startServer()
      await seed(started)
      const request = await playwright.request.newContext()
      await openStudio(request, started)
      // The views are stored when it stops.
      await started.kill('SIGTERM')
      const server = await installation.startServer(new URL(started.url).port)
      await provide({ server, session: await request.storageState() })
      await request.dispose()
      await installation.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ studio }, provide) => provide(studio.server.url),
  storageState: async ({ studio }, provide) => provide(studio.session),
})
