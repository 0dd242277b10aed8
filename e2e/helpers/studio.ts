import type { APIRequestContext, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { seed } from '../studio/seed'
import { Installation, type ServerProcess } from './Installation'
import { focusByKeyboard } from './page'
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

/** The button of the menu of an entry in a list. */
export const menuButton = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Tindakan untuk ${title}`, exact: true })

/** Selects an action in the menu of an entry by keyboard. */
export async function selectByKeyboard(page: Page, title: string, action: string): Promise<void> {
  await focusByKeyboard(menuButton(page, title))
  await page.keyboard.press('Enter')
  const items = await page.getByRole('menuitem').allTextContents()
  for (let index = 0; index < items.indexOf(action); index += 1) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

/** The pages of these tests are on a site of their worker, with a session of its owner. */
export const test = base.extend<
  object,
  { isSeeded: boolean; studio: { url: string; session: Session } }
>({
  isSeeded: [false, { option: true, scope: 'worker' }],
  studio: [
    async ({ playwright, isSeeded }, provide) => {
      const installation = new Installation()
      let server = await installation.startServer()
      if (isSeeded) {
        await seed(server)
        // The views are stored when it stops.
        await server.kill('SIGTERM')
        server = await installation.startServer()
      }
      const request = await playwright.request.newContext()
      await openStudio(request, server)
      await provide({ url: server.url, session: await request.storageState() })
      await request.dispose()
      await installation.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ studio }, provide) => provide(studio.url),
  storageState: async ({ studio }, provide) => provide(studio.session),
})
