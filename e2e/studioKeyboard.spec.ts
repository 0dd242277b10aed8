import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations } from './accessibilityViolations'
import { heading, test } from './accountTest'
import { addAuthenticator } from './addAuthenticator'
import { focusByKeyboard, pressByKeyboard } from './pressByKeyboard'

/** The focus is on an element, and visible. */
async function expectFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await expect(target).toHaveCSS('outline-style', 'solid')
}

/** Opens a disclosure, and types into its fields; Enter sends them. */
async function fillByKeyboard(page: Page, summary: string, values: Record<string, string>) {
  await pressByKeyboard(page.locator('summary', { hasText: summary }))
  for (const [label, value] of Object.entries(values)) {
    await focusByKeyboard(page.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
}

test('the owner changes passkeys, password and sessions, and signs out, by keyboard alone', async ({
  page,
  studio,
  browser,
}) => {
  const [oldPassword, password] = ['sampan biru menunggu ombak', 'ladang garam di ujung pagi']
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const section = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const notice = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  const summary = (text: string) => page.locator('summary', { hasText: text })
  await addAuthenticator(page)
  await page.goto(await studio.invite())
  await fillByKeyboard(page, 'Tambah kata sandi (opsional)', { 'Kata sandi baru': oldPassword })
  await pressByKeyboard(button('Hanya kata sandi'))
  await expect(heading(page, 'Ringkasan')).toBeVisible()
  await pressByKeyboard(page.getByRole('link', { name: 'Keamanan' }))
  await expect(heading(page, 'Keamanan')).toBeVisible()

  await fillByKeyboard(page, 'Tambah passkey', { 'Nama passkey baru': 'Laptop' })
  await page.keyboard.press('Enter')
  await notice('Passkey “Laptop” ditambahkan.')
  await expectFocus(summary('Tambah passkey'))

  await pressByKeyboard(button('Ganti nama Laptop'))
  await expectFocus(page.getByLabel('Nama passkey', { exact: true }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Laptop kantor')
  await page.keyboard.press('Enter')
  await notice('Passkey kini bernama “Laptop kantor”.')
  await expectFocus(button('Ganti nama Laptop kantor'))

  await fillByKeyboard(page, 'Ganti kata sandi', {
    'Kata sandi sekarang': oldPassword,
    'Kata sandi baru': password,
  })
  await page.keyboard.press('Enter')
  await notice('Kata sandi tersimpan. Semua perangkat lain sudah keluar.')
  await expectFocus(summary('Ganti kata sandi'))

  // Two further devices sign in.
  for (let count = 0; count < 2; count += 1) {
    const device = await browser.newPage()
    await device.goto(studio.url)
    await fillByKeyboard(device, 'Pakai kata sandi', { 'Kata sandi': password })
    await device.keyboard.press('Enter')
    await expect(heading(device, 'Ringkasan')).toBeVisible()
    await expect(device.getByRole('main')).toBeFocused()
    await device.close()
  }
  await page.reload()
  const others = page.getByRole('button', { name: /^Akhiri sesi/ })
  await expect(others).toHaveCount(2)
  await pressByKeyboard(others.first())
  await notice('Chrome, Linux sudah keluar.')
  await expectFocus(section('Sesi'))
  await expect(others).toHaveCount(1)
  await pressByKeyboard(button('Akhiri semua sesi lain'))
  await notice('Semua perangkat lain sudah keluar.')
  await expectFocus(section('Sesi'))
  await expect(others).toHaveCount(0)

  await pressByKeyboard(button('Hapus kata sandi'))
  await notice('Kata sandi sudah dihapus.')
  await expectFocus(section('Kata sandi'))
  await fillByKeyboard(page, 'Buat kata sandi', { 'Kata sandi baru': password })
  await page.keyboard.press('Enter')
  await notice('Kata sandi tersimpan. Semua perangkat lain sudah keluar.')
  await expectFocus(summary('Ganti kata sandi'))

  await pressByKeyboard(button('Hapus Laptop kantor'))
  await notice('Passkey “Laptop kantor” sudah dihapus.')
  await expectFocus(section('Passkey'))
  await expect(page.getByText('Laptop kantor', { exact: true })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])

  await pressByKeyboard(button('Keluar'))
  await expect(heading(page, 'Masuk ke Studio')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await fillByKeyboard(page, 'Pakai kata sandi', { 'Kata sandi': password })
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Keamanan')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
