import type { Page } from '@playwright/test'
import type { DraftsData } from '../../src/contract/studio'
import { Installation, type ServerProcess } from '../helpers/Installation'
import { KillableBrowser } from '../helpers/KillableBrowser'
import { openStudio, type Session } from '../helpers/studio'
import { expect, test } from '../helpers/test'

const inBrowser = 'Draf tersimpan di perangkat ini.'
const inDatabase = 'Draf tersimpan.'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true })
const text = (page: Page, shown: string) => page.getByText(shown, { exact: true })

let installation: Installation
let server: ServerProcess
let session: Session
let browser: KillableBrowser

// One owner, whose changes follow one another.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright, launchOptions }) => {
  installation = new Installation()
  browser = new KillableBrowser(launchOptions.args ?? [])
  server = await installation.startServer()
  const request = await playwright.request.newContext()
  await openStudio(request, server)
  session = await request.storageState()
  await request.dispose()
})
test.afterAll(async () => {
  await browser.remove()
  await installation.remove()
})

/** Opens a form in the browser, which is started if it is not running. */
async function openForm(path: string): Promise<Page> {
  const context = await browser.start()
  await context.addCookies(session.cookies)
  const page = await context.newPage()
  await page.goto(`${server.url}/studio/${path}`)
  await expect(save(page)).toBeVisible()
  return page
}

const startServerAgain = async () => {
  server = await installation.startServer(new URL(server.url).port)
}

test('what the form says is stored survives kills of the browser', async () => {
  const first = await openForm('profil')
  // The draft does not reach the database.
  await first.context().setOffline(true)
  await field(first, 'Bio').fill('Menulis untuk sungai')
  await expect(text(first, inBrowser)).toBeVisible()
  await browser.kill()

  const second = await openForm('profil')
  await expect(field(second, 'Bio')).toHaveValue('Menulis untuk sungai')
  await second.context().setOffline(true)
  await field(second, 'Bio').fill('Menulis untuk sungai dan laut.')
  await expect(text(second, inBrowser)).toBeVisible()
  await browser.kill()

  const third = await openForm('profil')
  await expect(field(third, 'Bio')).toHaveValue('Menulis untuk sungai dan laut.')
  await save(third).click()
  await expect(text(third, 'Tersimpan.')).toBeVisible()
  await browser.kill()
  expect(await server.page('/about')).toContain('Menulis untuk sungai dan laut.')

  // The draft is gone, also where its removal was not on the disk yet.
  const last = await openForm('profil')
  await expect(field(last, 'Bio')).toHaveValue('Menulis untuk sungai dan laut.')
  await expect(last.getByText(/^Draf dari/)).toHaveCount(0)
  await browser.kill()
})

/** The story in the draft of project 2 that the database has. */
async function readStory(): Promise<string> {
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-studio': '1' }
  const response = await fetch(`${server.url}/api/drafts/projects`, { headers })
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
  const page = await openForm('proyek/2')
  await field(page, 'Cerita').selectText()
  const typing = typeUntilKilled(page)
  await expect.poll(readStory).not.toBe('')
  const first = await readStory()
  await expect.poll(readStory).not.toBe(first)
  const second = await readStory()
  await Promise.all([browser.kill(), server.kill('SIGKILL')])
  await typing

  await startServerAgain()
  // Another browser, without the storage of the first one.
  const context = await other.newContext({ baseURL: server.url, storageState: session })
  const device = await context.newPage()
  await device.goto('/studio/proyek/2')
  await expect(field(device, 'Cerita')).toHaveValue(new RegExp(`^${second}`))
  await context.close()
})

test('what is typed while the server is killed is saved when it runs again', async () => {
  const page = await openForm('profil')
  await field(page, 'Bio').fill('')
  await field(page, 'Bio').pressSequentially('Membaca')
  await expect(text(page, inDatabase)).toBeVisible()
  const killed = server.kill('SIGKILL')
  await field(page, 'Bio').pressSequentially(' sungai setiap pagi.')
  await killed
  await expect(text(page, inBrowser)).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Belum tersimpan. Tidak ada koneksi ke server.')).toBeVisible()

  await startServerAgain()
  await expect(field(page, 'Bio')).toHaveValue('Membaca sungai setiap pagi.')
  await save(page).click()
  await expect(text(page, 'Tersimpan.')).toBeVisible()
  expect(await server.page('/about')).toContain('Membaca sungai setiap pagi.')
  await browser.kill()
})

test('the owner chooses between what two tabs have typed', async () => {
  const page = await openForm('proyek/3')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(save(other)).toBeVisible()
  await field(other, 'Peran Anda').fill('Penguji')
  await expect(text(other, inDatabase)).toBeVisible()
  await field(page, 'Peran Anda').fill('Arsitek')
  const choice = page.getByRole('group', { name: 'Peran Anda' })
  await expect(choice).toContainText(/Milik AndaArsitekDraf lain, dari .*Penguji/)
  await browser.kill()

  const again = await openForm('proyek/3')
  await expect(field(again, 'Peran Anda')).toHaveValue('Arsitek')
  const group = again.getByRole('group', { name: 'Peran Anda' })
  await group.getByRole('button', { name: 'Pakai dari draf itu' }).click()
  await save(again).click()
  await expect(text(again, 'Tersimpan.')).toBeVisible()
  expect(await server.page('/api/projects/3')).toContain('"Penguji"')
  await browser.kill()
})

test('the story of a new project survives a kill of the server and the browser', async () => {
  const page = await openForm('proyek/baru')
  await field(page, 'Judul (wajib)').fill('Peta Banjir')
  await field(page, 'Cerita').fill('Air datang malam.')
  await expect(text(page, inDatabase)).toBeVisible()
  await server.kill('SIGKILL')
  await field(page, 'Cerita').fill('Air datang malam. Kami siap.')
  await expect(text(page, inBrowser)).toBeVisible()
  await browser.kill()

  await startServerAgain()
  const again = await openForm('proyek/baru')
  await expect(field(again, 'Cerita')).toHaveValue('Air datang malam. Kami siap.')
  await save(again).click()
  await expect(again.getByRole('heading', { level: 1, name: 'Sunting proyek' })).toBeVisible()
  expect(await server.page('/projects/peta-banjir')).toContain('Air datang malam. Kami siap.')
})
