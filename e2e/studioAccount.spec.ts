import { expect } from '@playwright/test'
import { findViolations } from './accessibilityViolations'
import { heading, test } from './accountTest'
import { addAuthenticator } from './addAuthenticator'
import { pressByKeyboard } from './pressByKeyboard'

// One after another, on one site.
test.describe.configure({ mode: 'default' })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } })

    test('the owner opens the account by a passkey, signs out and in by keyboard, and again in place', async ({
      page,
      studio,
    }) => {
      await addAuthenticator(page)
      await page.goto(`${studio.url}/keamanan`)
      await expect(heading(page, 'Masuk ke Studio')).toBeVisible()
      expect(await findViolations(page)).toEqual([])

      await page.goto(await studio.invite())
      await expect(heading(page, 'Buka akun Studio')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await pressByKeyboard(
        page.getByRole('button', { name: 'Buat passkey dan buka Studio', exact: true }),
      )
      await expect(heading(page, 'Ringkasan')).toBeVisible()
      const cookies = await page.context().cookies()
      expect(cookies.map(({ name }) => name).sort()).toEqual(['device', 'session'])
      for (const cookie of cookies) {
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
      }

      await page.goto(`${studio.url}/keamanan`)
      await expect(page.getByText('Chrome, Linux')).toBeVisible()
      await expect(page.getByText('Komputer', { exact: true }).first()).toBeVisible()
      expect(await findViolations(page)).toEqual([])

      await pressByKeyboard(page.getByRole('button', { name: 'Keluar', exact: true }))
      await pressByKeyboard(page.getByRole('button', { name: 'Masuk dengan passkey', exact: true }))
      await expect(heading(page, 'Keamanan')).toBeVisible()

      await page.context().clearCookies()
      await pressByKeyboard(page.getByRole('button', { name: 'Buka menu', exact: true }))
      await page.getByRole('link', { name: 'Sampah' }).click()
      const dialog = page.getByRole('dialog', { name: 'Masuk lagi' })
      await expect(dialog).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await pressByKeyboard(page.getByRole('button', { name: 'Masuk dengan passkey', exact: true }))
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Sampah kosong' })).toBeVisible()
    })
  })
}

test('a used invitation opens nothing, and another device signs in by the password', async ({
  page,
  studio,
  browser,
}) => {
  await addAuthenticator(page)
  const link = await studio.invite()
  const password = 'kuda hijau membaca peta'
  await page.goto(link)
  await page.getByText('Tambah kata sandi (opsional)').click()
  await page.getByLabel('Kata sandi baru').fill(password)
  await page.getByRole('button', { name: 'Buat passkey dan buka Studio' }).click()
  await expect(heading(page, 'Ringkasan')).toBeVisible()

  const other = await browser.newContext()
  const device = await other.newPage()
  await device.goto(link)
  await device.getByText('Tambah kata sandi (opsional)').click()
  await device.getByLabel('Kata sandi baru').fill(password)
  await device.getByRole('button', { name: 'Hanya kata sandi' }).click()
  await expect(device.getByText('Undangan ini sudah dipakai atau kedaluwarsa.')).toBeVisible()
  await device.goto(`${studio.url}/keamanan`)
  await device.getByText('Pakai kata sandi').click()
  await device.getByLabel('Kata sandi').fill(password)
  await device.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(heading(device, 'Keamanan')).toBeVisible()
  await device.getByRole('button', { name: 'Akhiri semua sesi lain' }).click()
  await expect(device.getByText('Semua perangkat lain sudah keluar.')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Masuk ke Studio')).toBeVisible()
  await other.close()
})
