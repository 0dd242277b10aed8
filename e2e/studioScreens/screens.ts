import { expect, type Page } from '@playwright/test'

export interface Screen {
  /** The first part of the file's name. */
  name: string
  /** Below `/studio/`. */
  path: string
  /** Shown when the screen has loaded; by default a heading of level 1. */
  ready?: string
  /** Opens what the picture shows. */
  prepare?: (page: Page) => Promise<unknown>
  /** Undoes what would be on the next screens. */
  restore?: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const list = (page: Page) => page.getByRole('main').getByRole('listitem').first()

/** Waits for a form, and for the preview where it is beside the form. */
async function waitForForm(page: Page): Promise<void> {
  await expect(button(page, 'Simpan')).toBeVisible()
  if (await openPreview(page).isVisible()) return
  await expect(page.getByText('Memuat pratinjau …')).toHaveCount(0)
  if (await page.locator('iframe').isVisible()) await waitForPreview(page)
}
const openPreview = (page: Page) => button(page, 'Pratinjau halaman')
const waitForPreview = (page: Page) =>
  expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()

const form = { prepare: waitForForm }
export const rows = { prepare: (page: Page) => expect(list(page)).toBeVisible() }
const role = (page: Page) => page.getByRole('textbox', { name: 'Peran Anda', exact: true })

/** Saves a field in another tab, and another value here. */
async function causeConflict(page: Page): Promise<void> {
  await waitForForm(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await role(page).fill('Arsitek dan penulis')
  await role(other).fill(`Perancang, penulis, penguji ${Date.now() % 1000}`)
  await button(other, 'Simpan').click()
  await expect(other.getByText('Tersimpan.', { exact: true })).toBeVisible()
  await other.close()
  await button(page, 'Simpan').click()
  await button(page, 'Pakai milik Anda').scrollIntoViewIfNeeded()
}

/** Takes what is stored on the server. */
async function endConflict(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pakai dari server' }).first().click()
  await button(page, 'Simpan').click()
  await expect(page.getByText(/^Tersimpan[.,]/).first()).toBeVisible()
}

/** The screens for which no session is needed. */
export const entrances: readonly Screen[] = [
  { name: 'masuk', path: '' },
  { name: 'undangan', path: `undangan#${'a'.repeat(43)}` },
]

/** The screens of an owner who has signed in. */
export const screens: readonly Screen[] = [
  {
    name: 'ringkasan',
    path: '',
    prepare: (page) => expect(page.getByText(/kali dibuka/).first()).toBeVisible(),
  },
  {
    name: 'menu',
    path: '',
    prepare: async (page) => {
      if (await button(page, 'Buka menu').isVisible()) await button(page, 'Buka menu').click()
    },
  },
  { name: 'pengalaman', path: 'pengalaman', ...rows },
  { name: 'pendidikan', path: 'pendidikan', ...rows },
  { name: 'proyek', path: 'proyek', ...rows },
  { name: 'artikel', path: 'artikel', ...rows },
  { name: 'testimoni', path: 'testimoni', ...rows },
  { name: 'keahlian', path: 'keahlian', ...rows },
  { name: 'teknologi', path: 'teknologi', ...rows },
  { name: 'kategori', path: 'kategori', ...rows },
  { name: 'formulir-profil', path: 'profil', ...form },
  { name: 'formulir-pengalaman', path: 'pengalaman/1', ...form },
  { name: 'formulir-pendidikan', path: 'pendidikan/1', ...form },
  { name: 'formulir-proyek', path: 'proyek/2', ...form },
  { name: 'formulir-artikel', path: 'artikel/1', ...form },
  { name: 'formulir-testimoni', path: 'testimoni/1', ...form },
  { name: 'formulir-keahlian', path: 'keahlian/1', ...form },
  { name: 'formulir-teknologi', path: 'teknologi/1', ...form },
  { name: 'formulir-kategori', path: 'kategori/1', ...form },
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
    name: 'hapus',
    path: 'proyek',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Hapus/ })
        .nth(1)
        .click()
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
    prepare: (page) => expect(page.getByText(/piksel/).first()).toBeVisible(),
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
      const message = page.getByRole('button', { name: /^Tawaran proyek/ })
      if ((await message.getAttribute('aria-expanded')) !== 'true') await message.click()
      await expect(page.getByText('Kapan bisa mulai?')).toBeVisible()
    },
  },
  { name: 'sampah', path: 'sampah', ...rows },
  { name: 'keamanan', path: 'keamanan', ...rows },
]
