import { devices, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { addAuthenticator } from '../helpers/addAuthenticator'
import { Installation, type ServerProcess } from '../helpers/Installation'
import { button, field } from '../helpers/studio'
import { expect, test } from '../helpers/test'

test.use({
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from it
  baseURL: async ({}, provide) => provide(siteUrl),
})

let installation: Installation
let server: ServerProcess
let siteUrl: string

test.beforeAll(async () => {
  installation = new Installation()
  server = await installation.startServer()
  // Passkeys are bound to a name, not to an IP address.
  siteUrl = server.url.replace('127.0.0.1', 'localhost')
})
test.afterAll(() => installation.remove())

const bio = 'Menulis perangkat lunak untuk petani di lereng Merapi.'
const title = 'Timbangan Panen'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** A photograph as a phone stores it: lying on its side. */
async function takePhotograph() {
  const create = { width: 800, height: 600, channels: 3, background: '#645a3c' } as const
  const image = sharp({ create }).jpeg().withMetadata({ orientation: 6 })
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await image.toBuffer() }
}

async function openScreen(page: Page, name: string): Promise<void> {
  await button(page, 'Buka menu').tap()
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name }).tap()
  await expect(heading(page, name)).toBeVisible()
}

/** Taps a button, and waits until the server has stored what it changes. */
async function tapAndStore(page: Page, name: string): Promise<void> {
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() !== 'GET' &&
      /^\/api\/(profiles|projects)\b/.test(new URL(response.url()).pathname),
  )
  await button(page, name).tap()
  expect((await stored).ok()).toBe(true)
}

/** Stores a new project with a picture, which visitors do not see yet. */
async function addProject(page: Page): Promise<void> {
  await openScreen(page, 'Proyek')
  await page.getByRole('link', { name: 'Tambah proyek' }).tap()
  await field(page, 'Judul (wajib)').fill(title)
  const upload = page.getByRole('group', { name: 'Unggah: Gambar utama', exact: true })
  await upload.getByLabel('Unggah gambar').setInputFiles(await takePhotograph())
  const main = page.getByRole('group', { name: 'Gambar utama', exact: true })
  await expect(main.getByRole('slider').locator('img')).toHaveAttribute('src', /stored/)
  await field(page, 'Keterangan gambar utama').fill('Timbangan di tepi sawah')
  await field(page, 'Cerita').fill('## Masalah\n\nPanen ditimbang **dua kali**.')
  await tapAndStore(page, 'Simpan draf')
  await expect(heading(page, 'Sunting proyek')).toBeVisible()
}

/** What a visitor sees, who has no session. */
async function expectPublished(browser: Browser): Promise<void> {
  const page = await browser.newPage({ baseURL: siteUrl })
  await page.goto('/projects')
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(title)
  await page.goto('/projects/timbangan-panen')
  await expect(page.locator('strong', { hasText: 'dua kali' })).toBeVisible()
  const picture = page.getByRole('main').locator('img[src*="/pictures/stored/"]')
  const isUpright = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
    naturalHeight > naturalWidth
  await expect.poll(() => picture.evaluate(isUpright)).toBe(true)
  await page.goto('/about')
  await expect(page.getByText(bio).first()).toBeVisible()
  await page.close()
}

test('a newcomer with a phone publishes a project', async ({ page, browser }) => {
  await addAuthenticator(page)
  await page.goto(`${siteUrl}/studio/undangan#${await server.invitation()}`)
  await button(page, 'Buat passkey dan buka Studio').tap()
  await expect(heading(page, 'Ringkasan')).toBeVisible()

  await openScreen(page, 'Profil')
  await field(page, 'Bio').fill(bio)
  await tapAndStore(page, 'Simpan')
  await addProject(page)
  expect(await server.page('/projects')).not.toContain(title)
  await tapAndStore(page, 'Publikasikan')
  await expect(page.getByRole('link', { name: 'Lihat halaman' })).toBeVisible()
  await expectPublished(browser)
})
