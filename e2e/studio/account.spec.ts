import { expect, test, type Locator, type Page } from '@playwright/test'
import { addAuthenticator } from '../helpers/addAuthenticator'
import { Installation } from '../helpers/Installation'
import { focusByKeyboard, pressByKeyboard, resize } from '../helpers/page'
import { button } from '../helpers/studio'

// One after another, on one site.
test.describe.configure({ mode: 'default' })

let installation: Installation
let studioUrl: string

test.beforeAll(async () => {
  installation = new Installation()
  // Passkeys are bound to a name, not to an IP address.
  studioUrl = (await installation.startServer()).url.replace('127.0.0.1', 'localhost') + '/studio'
})
test.afterAll(() => installation.remove())

/** Creates an invitation. @returns its link */
async function invite(): Promise<string> {
  const output = await installation.succeed('owner', 'invite')
  return `${studioUrl}/undangan${/#\S+/.exec(output)?.[0]}`
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The focus is on an element, and visible. */
async function expectFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await expect(target).toHaveCSS('outline-style', 'solid')
}

/** Opens a disclosure, types into its fields, and sends them by Enter. */
async function sendByKeyboard(page: Page, summary: string, values: Record<string, string>) {
  await pressByKeyboard(page.locator('summary', { hasText: summary }))
  for (const [label, value] of Object.entries(values)) {
    await focusByKeyboard(page.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
}

test('the owner opens the account by a passkey, and signs in by keyboard', async ({ page }) => {
  await resize(page, { width: 360, height: 740 })
  await addAuthenticator(page)
  await page.goto(`${studioUrl}/keamanan`)
  await expect(heading(page, 'Masuk ke Studio')).toBeVisible()

  await page.goto(await invite())
  await pressByKeyboard(button(page, 'Buat passkey dan buka Studio'))
  await expect(heading(page, 'Ringkasan')).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name).sort()).toEqual(['device', 'session'])
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  }

  await page.goto(`${studioUrl}/keamanan`)
  await expect(page.getByText('Chrome, Linux')).toBeVisible()
  await pressByKeyboard(button(page, 'Buka menu'))
  await pressByKeyboard(button(page, 'Keluar'))
  await pressByKeyboard(button(page, 'Masuk dengan passkey'))
  await expect(heading(page, 'Keamanan')).toBeVisible()

  await page.context().clearCookies()
  await pressByKeyboard(button(page, 'Buka menu'))
  await page.getByRole('link', { name: 'Sampah' }).click()
  const dialog = page.getByRole('dialog', { name: 'Masuk lagi' })
  await expect(dialog).toBeVisible()
  await pressByKeyboard(button(page, 'Masuk dengan passkey'))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Sampah kosong' })).toBeVisible()
})

test('the owner changes passkeys, password and sessions, and signs out, by keyboard alone', async ({
  page,
  browser,
}) => {
  const [oldPassword, password] = ['sampan biru menunggu ombak', 'ladang garam di ujung pagi']
  const section = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const notice = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  const summary = (text: string) => page.locator('summary', { hasText: text })
  const [current, next] = ['Kata sandi sekarang', 'Kata sandi baru']
  await addAuthenticator(page)
  await page.goto(await invite())
  await pressByKeyboard(summary('Tambah kata sandi (opsional)'))
  await page.getByLabel(next, { exact: true }).fill(oldPassword)
  await pressByKeyboard(button(page, 'Hanya kata sandi'))
  await expect(heading(page, 'Ringkasan')).toBeVisible()
  await pressByKeyboard(page.getByRole('link', { name: 'Keamanan' }))
  await expect(heading(page, 'Keamanan')).toBeVisible()

  await sendByKeyboard(page, 'Tambah passkey', { 'Nama passkey baru': 'Laptop' })
  await notice('Passkey “Laptop” ditambahkan.')
  await expectFocus(summary('Tambah passkey'))

  await pressByKeyboard(button(page, 'Ganti nama Laptop'))
  await expectFocus(page.getByLabel('Nama passkey', { exact: true }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Laptop kantor')
  await page.keyboard.press('Enter')
  await notice('Passkey kini bernama “Laptop kantor”.')
  await expectFocus(button(page, 'Ganti nama Laptop kantor'))

  await sendByKeyboard(page, 'Ganti kata sandi', { [current]: oldPassword, [next]: password })
  await notice('Kata sandi tersimpan. Semua perangkat lain sudah keluar.')
  await expectFocus(summary('Ganti kata sandi'))

  // Another device signs in.
  const device = await browser.newPage()
  await device.goto(studioUrl)
  await sendByKeyboard(device, 'Pakai kata sandi', { 'Kata sandi': password })
  await expect(heading(device, 'Ringkasan')).toBeVisible()
  await expect(device.getByRole('main')).toBeFocused()
  await device.close()
  await page.reload()
  const others = page.getByRole('button', { name: /^Akhiri sesi/ })
  await expect(others).toHaveCount(1)
  await pressByKeyboard(others)
  await notice('Chrome, Linux sudah keluar.')
  await expectFocus(section('Sesi'))
  await expect(others).toHaveCount(0)

  await pressByKeyboard(button(page, 'Hapus kata sandi'))
  await notice('Kata sandi sudah dihapus.')
  await expectFocus(section('Kata sandi'))
  await sendByKeyboard(page, 'Buat kata sandi', { [next]: password })
  await expectFocus(summary('Ganti kata sandi'))

  await pressByKeyboard(button(page, 'Hapus Laptop kantor'))
  await notice('Passkey “Laptop kantor” sudah dihapus.')
  await expectFocus(section('Passkey'))

  await pressByKeyboard(button(page, 'Keluar'))
  await expect(heading(page, 'Masuk ke Studio')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
