import { expect, type Page, type Route } from '@playwright/test'
import type { Screen } from './studioScreens/screens'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const requestsTo = (path: string) => new RegExp(`/api/${path}(\\?|$)`)
const stopRoutes = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' })

const refuse = (route: Route, status: number) =>
  route.fulfill({ status, json: { status: 'error', message: 'Refused' } })

/** A list without entries. */
function empty(path: string, resource: string, title: string): Screen {
  return {
    name: `${path}, empty`,
    path,
    prepare: async (page) => {
      await page.route(requestsTo(resource), async (route) => {
        const response = await route.fetch()
        const { data, ...body } = (await response.json()) as { data: object }
        await route.fulfill({ response, json: { ...body, data: { ...data, [resource]: [] } } })
      })
      await page.reload()
      await expect(heading(page, title)).toBeVisible()
    },
    restore: stopRoutes,
  }
}

/** A screen whose content the server refuses. */
function failing(path: string, requests: string, title: string): Screen {
  return {
    name: `${path}, failed`,
    path,
    prepare: async (page) => {
      await page.route(requestsTo(requests), (route) => refuse(route, 400))
      await page.reload()
      await expect(heading(page, title)).toBeVisible()
    },
    restore: stopRoutes,
  }
}

/** Asks for the password over a form, after the session has ended. */
const signedOut: Screen = {
  name: 'signed out',
  path: 'pendidikan/1',
  prepare: async (page) => {
    await page.getByRole('textbox', { name: 'Lokasi' }).fill('Sleman')
    await page.route(requestsTo('education/1'), (route) => refuse(route, 401))
    await button(page, 'Simpan').click()
    await page.getByText('Pakai kata sandi').click()
    await expect(page.getByRole('dialog', { name: 'Masuk lagi' })).toBeVisible()
  },
  restore: stopRoutes,
}

const leaving: Screen = {
  name: 'leaving a form',
  path: 'teknologi/1',
  prepare: async (page) => {
    await page.getByRole('textbox', { name: /^Nama/ }).fill('Tanpa nama')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('dialog', { name: 'Perubahan belum disimpan' })).toBeVisible()
  },
}

const uploading: Screen = {
  name: 'uploading',
  path: 'gambar',
  prepare: async (page) => {
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
  },
  restore: stopRoutes,
}

const focalPoint: Screen = {
  name: 'focal point',
  path: 'gambar',
  prepare: async (page) => {
    await page
      .getByText(/^Keterangan dan titik fokus/)
      .first()
      .click()
    await expect(page.getByRole('slider', { name: 'Titik fokus' }).first()).toBeVisible()
  },
}

const deletingPicture: Screen = {
  name: 'deleting a picture',
  path: 'gambar',
  prepare: async (page) => {
    await page
      .getByRole('button', { name: /^Hapus/ })
      .first()
      .click()
    await expect(button(page, 'Hapus selamanya')).toBeVisible()
  },
}

const deletingMessage: Screen = {
  name: 'deleting a message',
  path: 'pesan',
  prepare: async (page) => {
    await page.getByRole('button', { name: /^Undangan bicara/ }).click()
    await button(page, 'Hapus').first().click()
    await expect(button(page, 'Hapus selamanya')).toBeFocused()
  },
}

const invalid: Screen = {
  name: 'invalid form',
  path: 'proyek/baru',
  prepare: async (page) => {
    await page.getByRole('textbox', { name: 'Demo', exact: true }).fill('bukan alamat')
    await button(page, 'Simpan').click()
    await expect(page.getByText('Wajib diisi.')).toBeVisible()
  },
}

/** What the screens show besides their usual content. */
export const states: readonly Screen[] = [
  empty('testimoni', 'testimonials', 'Belum ada testimoni'),
  empty('gambar', 'pictures', 'Belum ada gambar'),
  failing('proyek', 'projects', 'Proyek gagal dimuat'),
  failing('artikel/1', 'posts/1', 'Formulir gagal dimuat'),
  failing('pesan', 'studio/messages', 'Pesan gagal dimuat'),
  signedOut,
  leaving,
  uploading,
  focalPoint,
  deletingPicture,
  deletingMessage,
  invalid,
  { name: 'unknown entry', path: 'proyek/99999' },
]
