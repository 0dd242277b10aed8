import type { BrowserContextOptions, Page } from '@playwright/test'
import type { DraftsData } from '../src/contract/drafts'
import { databases } from './databases'
import { Installation } from './installation'
import { KillableBrowser } from './killableBrowser'
import { openStudio } from './openStudio'
import type { ServerProcess } from './serverProcess'
import { expect, test } from './test'

const inBrowser = 'Draf tersimpan di perangkat ini.'
const inDatabase = 'Draf tersimpan.'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true })
const text = (page: Page, shown: string) => page.getByText(shown, { exact: true })

for (const { name, start } of databases) {
  test.describe(`on ${name}`, () => {
    let installation: Installation
    let server: ServerProcess
    let session: Exclude<BrowserContextOptions['storageState'], string | undefined>
    let browser: KillableBrowser
    let stop: () => Promise<void>

    // One owner, whose changes follow one another.
    test.describe.configure({ mode: 'serial' })

    test.beforeAll(async ({ browser: other, launchOptions }) => {
      const database = await start()
      installation = new Installation(database.url)
      browser = new KillableBrowser(launchOptions.args ?? [])
      stop = async () => {
        await browser.remove()
        await installation.remove()
        database.stop()
      }
      server = await installation.startServer()
      const page = await other.newPage({ baseURL: server.url })
      await openStudio(page, installation)
      session = await page.context().storageState()
      await page.close()
    })
    test.afterAll(() => stop())

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
      const draft = data.drafts.find((other) => other.entry_id === 2 && other.state === 'open')
      return (draft?.data as { changes: { story: string } } | undefined)?.changes.story ?? ''
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
  })
}
