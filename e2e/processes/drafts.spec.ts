import type { Page } from '@playwright/test'
import type { DraftsData } from '../../src/contract/studio'
import { DraftsSite, field, inBrowser, inDatabase, save, text } from '../helpers/DraftsSite'
import { expect, test } from '../helpers/test'

// One owner, whose changes follow one another.
test.describe.configure({ mode: 'serial' })

let site: DraftsSite

test.beforeAll(async ({ playwright, launchOptions }) => {
  site = await DraftsSite.start(playwright.request, launchOptions.args)
})
test.afterAll(() => site.remove())

test('what the form says is stored survives kills of the browser', async () => {
  const first = await site.openForm('profil')
  // The draft does not reach the database.
  await first.context().setOffline(true)
  await field(first, 'Bio').fill('Menulis untuk sungai')
  await expect(text(first, inBrowser)).toBeVisible()
  await site.browser.kill()

  const second = await site.openForm('profil')
  await expect(field(second, 'Bio')).toHaveValue('Menulis untuk sungai')
  await second.context().setOffline(true)
  await field(second, 'Bio').fill('Menulis untuk sungai dan laut.')
  await expect(text(second, inBrowser)).toBeVisible()
  await site.browser.kill()

  const third = await site.openForm('profil')
  await expect(field(third, 'Bio')).toHaveValue('Menulis untuk sungai dan laut.')
  await save(third).click()
  await expect(third.getByText(/^Tersimpan \d/)).toBeVisible()
  await site.browser.kill()
  expect(await site.server.page('/about')).toContain('Menulis untuk sungai dan laut.')

  // The draft is gone, also where its removal was not on the disk yet.
  const last = await site.openForm('profil')
  await expect(field(last, 'Bio')).toHaveValue('Menulis untuk sungai dan laut.')
  await expect(last.getByText(/^Draf dari/)).toHaveCount(0)
  await site.browser.kill()
})

/** The story in the draft of project 2 that the database has. */
async function readStory(): Promise<string> {
  const cookie = site.session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-studio': '1' }
  const response = await fetch(`${site.server.url}/api/drafts/projects`, { headers })
  const { data } = (await response.json()) as { data: DraftsData }
  const draft = data.drafts.find((other) => other.entry_id === 2)
  return (draft?.changes as { story: string } | undefined)?.story ?? ''
}

async function typeUntilKilled(page: Page): Promise<void> {
  try {
    for (;;) await page.keyboard.type('air ')
  } catch {
    // The browser is killed.
  }
}

test('what is typed without a pause is in the database when browser and server are killed', async ({
  browser: other,
}) => {
  const page = await site.openForm('proyek/2')
  await field(page, 'Cerita').selectText()
  const typing = typeUntilKilled(page)
  await expect.poll(readStory).not.toBe('')
  const first = await readStory()
  await expect.poll(readStory).not.toBe(first)
  const second = await readStory()
  await Promise.all([site.browser.kill(), site.server.kill('SIGKILL')])
  await typing

  await site.startServerAgain()
  // Another browser, without the storage of the first one.
  const context = await other.newContext({ baseURL: site.server.url, storageState: site.session })
  const device = await context.newPage()
  await device.goto('/studio/proyek/2')
  await expect(field(device, 'Cerita')).toHaveValue(new RegExp(`^${second}`))
  await context.close()
})

test('what is typed while the server is killed is saved when it runs again', async () => {
  const page = await site.openForm('profil')
  await field(page, 'Bio').fill('')
  await field(page, 'Bio').pressSequentially('Membaca')
  await expect(text(page, inDatabase)).toBeVisible()
  const killed = site.server.kill('SIGKILL')
  await field(page, 'Bio').pressSequentially(' sungai setiap pagi.')
  await killed
  await expect(text(page, inBrowser)).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Belum tersimpan. Tidak ada koneksi ke server.')).toBeVisible()

  await site.startServerAgain()
  await expect(field(page, 'Bio')).toHaveValue('Membaca sungai setiap pagi.')
  await save(page).click()
  await expect(page.getByText(/^Tersimpan \d/)).toBeVisible()
  expect(await site.server.page('/about')).toContain('Membaca sungai setiap pagi.')
  await site.browser.kill()
})
