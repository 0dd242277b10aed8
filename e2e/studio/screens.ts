import { expect, type Page, type Route } from '@playwright/test'
import { button, field } from '../helpers/studio'

export interface Screen {
  /** The first part of the name of its picture. */
  name: string
  /** Below `/studio/`. */
  path: string
  /** Replaces responses of the server before the screen is opened. */
  mock?: (page: Page) => Promise<unknown>
  /** Opens what the picture shows. */
  prepare?: (page: Page) => Promise<unknown>
  /** Undoes what would be on the next screens. */
  restore?: (page: Page) => Promise<unknown>
}

const startsWith = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const openPreview = (page: Page) => button(page, 'Pratinjau halaman')
const waitForPreview = (page: Page) =>
  expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()

/** Waits for a form, and for the preview where it is beside the form. */
async function waitForForm(page: Page): Promise<void> {
  await expect(button(page, 'Simpan')).toBeVisible()
  if (await openPreview(page).isVisible()) return
  await expect(page.getByText('Memuat pratinjau …')).toHaveCount(0)
  if (await page.locator('iframe').isVisible()) await waitForPreview(page)
}

const waitForRows = (page: Page) =>
  expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()

/** Saves a field elsewhere, and then another value here. */
async function causeConflict(page: Page): Promise<void> {
  await waitForForm(page)
  const data = { role: `Perancang, penulis, penguji ${Date.now() % 1000}` }
  const headers = { 'x-studio': '1', origin: new URL(page.url()).origin }
  const saved = await page.request.put('/api/projects/2', { data, headers })
  expect(saved.status()).toBe(200)
  await field(page, 'Peran Anda').fill('Arsitek dan penulis')
  await button(page, 'Simpan').click()
  await button(page, 'Pakai milik Anda').scrollIntoViewIfNeeded()
}

/** Takes what is stored on the server. */
async function endConflict(page: Page): Promise<void> {
  await startsWith(page, /^Pakai dari server/).click()
  await button(page, 'Simpan').click()
  await expect(page.getByText(/^Tersimpan \d/).first()).toBeVisible()
}

/** The screens for which no session is needed. */
export const entrances: readonly Screen[] = [
  { name: 'masuk', path: '' },
  { name: 'undangan', path: `undangan#${'a'.repeat(43)}` },
]

const listPaths = ['pengalaman', 'pendidikan', 'proyek', 'artikel', 'testimoni', 'keahlian']
const formPaths = [
  ...['profil', 'tampilan', 'pengalaman/1', 'pendidikan/1', 'proyek/2', 'artikel/1'],
  ...['testimoni/1', 'keahlian/1', 'teknologi/1', 'kategori/1'],
]

/** The screens of an owner who has signed in: overview, lists and settings. */
export const lists: readonly Screen[] = [
  {
    name: 'ringkasan',
    path: '',
    prepare: async (page) => {
      await expect(page.getByText(/kali dibuka/).first()).toBeVisible()
      await expect(page.getByText(/ siap$/).first()).toBeVisible()
      await expect(page.getByText(/^Memuat/)).toHaveCount(0)
    },
  },
  {
    name: 'menu',
    path: '',
    prepare: async (page) => {
      if (await button(page, 'Buka menu').isVisible()) await button(page, 'Buka menu').click()
    },
  },
  ...[...listPaths, 'teknologi', 'kategori', 'sampah', 'keamanan'].map((path) => ({
    name: path,
    path,
    prepare: waitForRows,
  })),
  {
    name: 'pengaturan',
    path: 'pengaturan',
    prepare: (page) => expect(field(page, 'Alamat publik')).toBeVisible(),
  },
  {
    name: 'impor',
    path: 'impor',
    prepare: (page) => expect(page.getByLabel('Nama pengguna GitHub')).toBeVisible(),
  },
]

export const forms: readonly Screen[] = formPaths.map((path) => ({
  name: `formulir-${path.split('/')[0]}`,
  path,
  prepare: waitForForm,
}))

/** What opens on the screens. */
export const parts: readonly Screen[] = [
  {
    name: 'pratinjau',
    path: 'proyek/2',
    prepare: async (page) => {
      await waitForForm(page)
      if (await openPreview(page).isVisible()) await openPreview(page).click()
      await waitForPreview(page)
    },
  },
  {
    name: 'riwayat',
    path: 'proyek/2',
    prepare: async (page) => {
      await waitForForm(page)
      await page.getByText('Riwayat', { exact: true }).click()
      const states = page.locator('details details, li details').filter({ hasText: 'Pulihkan' })
      await states.first().locator('summary').click()
      await states.first().scrollIntoViewIfNeeded()
    },
  },
  { name: 'konflik', path: 'proyek/2', prepare: causeConflict, restore: endConflict },
  {
    name: 'tindakan',
    path: 'proyek',
    prepare: async (page) => {
      await startsWith(page, /^Tindakan untuk/).click()
      await expect(page.getByRole('menuitem', { name: 'Sunting' })).toBeFocused()
    },
  },
  {
    name: 'pilih',
    path: 'proyek?sort=title',
    prepare: async (page) => {
      await button(page, 'Pilih').click()
      await page.getByRole('checkbox', { name: 'Pilih semua' }).check()
    },
  },
  {
    name: 'hapus',
    path: 'proyek',
    prepare: async (page) => {
      await startsWith(page, /^Tindakan untuk/).click()
      await page.getByRole('menuitem', { name: 'Hapus' }).click()
      await expect(button(page, 'Urungkan')).toBeFocused()
    },
    restore: async (page) => {
      const restored = page.waitForResponse((response) => response.url().includes('/restore'))
      await button(page, 'Urungkan').click()
      await restored
    },
  },
  {
    name: 'gambar',
    path: 'gambar',
    prepare: (page) => expect(page.getByText(/Sunting/).first()).toBeVisible(),
  },
  {
    name: 'pilih-gambar',
    path: 'proyek/2',
    prepare: async (page) => {
      await button(page, 'Pilih yang sudah ada').first().click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'pesan',
    path: 'pesan',
    prepare: async (page) => {
      const message = startsWith(page, /^Tawaran proyek/)
      if ((await message.getAttribute('aria-expanded')) !== 'true') await message.click()
      await expect(page.getByText('Kapan bisa mulai?')).toBeVisible()
    },
  },
]

const requestsTo = (path: string) => new RegExp(`/api/${path}(\\?|$)`)
const stopRoutes = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' })
const refuse = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { status: 'error', message: 'Refused' } })

async function uploadTwoFiles(page: Page): Promise<void> {
  await page.route(requestsTo('pictures'), (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  )
  const png = { name: 'sawah.png', mimeType: 'image/png' }
  const zone = page.getByRole('group', { name: 'Unggah gambar', exact: true })
  await zone.getByLabel('Unggah gambar').setInputFiles([
    { ...png, name: 'kosong.png', buffer: Buffer.alloc(0) },
    { ...png, buffer: Buffer.from('gambar') },
  ])
  await expect(page.getByRole('progressbar').first()).toBeVisible()
  await expect(page.getByText('kosong.png: Berkas itu kosong.')).toBeVisible()
}

/** What the screens show besides their usual content. */
export const states: readonly Screen[] = [
  {
    name: 'an empty list',
    path: 'testimoni',
    mock: (page) =>
      page.route(requestsTo('testimonials'), async (route) => {
        const response = await route.fetch()
        const { data, ...body } = (await response.json()) as { data: object }
        await route.fulfill({ response, json: { ...body, data: { ...data, testimonials: [] } } })
      }),
    prepare: (page) => expect(heading(page, 'Belum ada testimoni')).toBeVisible(),
    restore: stopRoutes,
  },
  {
    name: 'a form that failed to load',
    path: 'artikel/1',
    mock: (page) => page.route(requestsTo('posts/1'), refuse(400)),
    prepare: (page) => expect(heading(page, 'Artikel gagal dimuat')).toBeVisible(),
    restore: stopRoutes,
  },
  {
    // Asks for the password over a form, after the session has ended.
    name: 'signed out',
    path: 'pendidikan/1',
    prepare: async (page) => {
      await field(page, 'Lokasi').fill('Sleman')
      await page.route(requestsTo('education/1'), refuse(401))
      await button(page, 'Simpan').click()
      await page.getByText('Pakai kata sandi').click()
      await expect(page.getByRole('dialog', { name: 'Masuk lagi' })).toBeVisible()
    },
    restore: stopRoutes,
  },
  {
    name: 'leaving a form',
    path: 'teknologi/1',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: /^Nama/ }).fill('Tanpa nama')
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page.getByRole('dialog', { name: 'Perubahan belum disimpan' })).toBeVisible()
    },
  },
  {
    name: 'palette',
    path: '',
    prepare: async (page) => {
      await page.keyboard.press('ControlOrMeta+K')
      const dialog = page.getByRole('dialog', { name: 'Cari dan jalankan' })
      await expect(dialog.getByRole('group', { name: 'Entri' })).toBeVisible()
      await expect(dialog.getByRole('combobox')).toBeFocused()
    },
  },
  { name: 'uploading', path: 'gambar', prepare: uploadTwoFiles, restore: stopRoutes },
  {
    name: 'focal point and deletion of a picture',
    path: 'gambar',
    prepare: async (page) => {
      await page
        .getByText(/^Sunting/)
        .first()
        .click()
      await expect(page.getByRole('slider', { name: 'Titik fokus' }).first()).toBeVisible()
      await startsWith(page, /^Hapus/).click()
      await expect(button(page, 'Hapus selamanya')).toBeVisible()
    },
  },
  {
    name: 'invalid form',
    path: 'proyek/baru',
    prepare: async (page) => {
      await button(page, 'Publikasikan').click()
      await expect(page.getByText('Wajib diisi.')).toBeVisible()
    },
  },
  { name: 'unknown entry', path: 'proyek/99999' },
]
