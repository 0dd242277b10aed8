import { expect, type Page, type Route } from '@playwright/test'

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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const startsWith = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
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

/** Saves a field in another tab, and then another value here. */
async function causeConflict(page: Page): Promise<void> {
  await waitForForm(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await field(other, 'Peran Anda').fill(`Perancang, penulis, penguji ${Date.now() % 1000}`)
  await button(other, 'Simpan').click()
  await expect(other.getByText(/^Tersimpan \d/)).toBeVisible()
  await other.close()
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

const lists = ['pengalaman', 'pendidikan', 'proyek', 'artikel', 'testimoni', 'keahlian']
const forms = [
  'profil',
  'tampilan',
  'pengalaman/1',
  'pendidikan/1',
  'proyek/2',
  'artikel/1',
  'testimoni/1',
]

/** The screens of an owner who has signed in. */
export const screens: readonly Screen[] = [
  {
    name: 'ringkasan',
    path: '',
    prepare: async (page) => {
      await expect(page.getByText(/kali dibuka/).first()).toBeVisible()
      await expect(page.getByText(/ siap$/).first()).toBeVisible()
      await expect(page.getByText(/^Memeriksa/)).toHaveCount(0)
    },
  },
  {
    name: 'menu',
    path: '',
    prepare: async (page) => {
      if (await button(page, 'Buka menu').isVisible()) await button(page, 'Buka menu').click()
    },
  },
  ...[...lists, 'teknologi', 'kategori', 'sampah', 'keamanan'].map((path) => ({
    name: path,
    path,
    prepare: waitForRows,
  })),
  {
    name: 'pengaturan',
    path: 'pengaturan',
    prepare: (page) => expect(field(page, 'Alamat publik')).toBeVisible(),
  },
  ...[...forms, 'keahlian/1', 'teknologi/1', 'kategori/1'].map((path) => ({
    name: `formulir-${path.split('/')[0]}`,
    path,
    prepare: waitForForm,
  })),
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
      const message = startsWith(page, /^Tawaran proyek/)
      if ((await message.getAttribute('aria-expanded')) !== 'true') await message.click()
      await expect(page.getByText('Kapan bisa mulai?')).toBeVisible()
    },
  },
]

const requestsTo = (path: string) => new RegExp(`/api/${path}(\\?|$)`)
const stopRoutes = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' })
const refuse = (route: Route, status: number) =>
  route.fulfill({ status, json: { status: 'error', message: 'Refused' } })

/** A list without entries. */
function empty(path: string, resource: string, title: string): Screen {
  return {
    name: `${path}, empty`,
    path,
    mock: (page) =>
      page.route(requestsTo(resource), async (route) => {
        const response = await route.fetch()
        const { data, ...body } = (await response.json()) as { data: object }
        await route.fulfill({ response, json: { ...body, data: { ...data, [resource]: [] } } })
      }),
    prepare: (page) => expect(heading(page, title)).toBeVisible(),
    restore: stopRoutes,
  }
}

/** A screen whose content the server refuses. */
function failing(path: string, requests: string, title: string): Screen {
  return {
    name: `${path}, failed`,
    path,
    mock: (page) => page.route(requestsTo(requests), (route) => refuse(route, 400)),
    prepare: (page) => expect(heading(page, title)).toBeVisible(),
    restore: stopRoutes,
  }
}

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
  empty('testimoni', 'testimonials', 'Belum ada testimoni'),
  {
    ...empty('gambar', 'pictures', 'Belum ada gambar'),
    mock: async (page) => {
      const answer = (data: object) => (route: Route) =>
        route.fulfill({ json: { status: 'success', data } })
      await page.route(requestsTo('pictures'), answer({ pictures: [] }))
      await page.route(requestsTo('pictures/files'), answer({ files: [] }))
    },
  },
  failing('proyek', 'projects', 'Proyek gagal dimuat'),
  failing('artikel/1', 'posts/1', 'Formulir gagal dimuat'),
  failing('pesan', 'studio/messages', 'Pesan gagal dimuat'),
  {
    // Asks for the password over a form, after the session has ended.
    name: 'signed out',
    path: 'pendidikan/1',
    prepare: async (page) => {
      await field(page, 'Lokasi').fill('Sleman')
      await page.route(requestsTo('education/1'), (route) => refuse(route, 401))
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
    name: 'focal point',
    path: 'gambar',
    prepare: async (page) => {
      const disclosures = page.getByText(/^Keterangan dan titik fokus/)
      await disclosures.first().click()
      await expect(page.getByRole('slider', { name: 'Titik fokus' }).first()).toBeVisible()
    },
  },
  {
    name: 'deleting a picture',
    path: 'gambar',
    prepare: async (page) => {
      await startsWith(page, /^Hapus/).click()
      await expect(button(page, 'Hapus selamanya')).toBeVisible()
    },
  },
  {
    name: 'deleting a message',
    path: 'pesan',
    prepare: async (page) => {
      await startsWith(page, /^Undangan bicara/).click()
      await button(page, 'Hapus').first().click()
      await expect(button(page, 'Hapus selamanya')).toBeFocused()
    },
  },
  {
    name: 'invalid form',
    path: 'proyek/baru',
    prepare: async (page) => {
      await field(page, 'Demo').fill('bukan alamat')
      await button(page, 'Publikasikan').click()
      await expect(page.getByText('Wajib diisi.')).toBeVisible()
    },
  },
  { name: 'unknown entry', path: 'proyek/99999' },
]
