import type { Page } from '@playwright/test'
import { findViolations } from './accessibilityViolations'
import { expect, test } from './test'

const labels = ['Nama', 'Email', 'Subjek', 'Pesan']

async function fillForm(page: Page): Promise<void> {
  for (const label of ['Nama', 'Subjek', 'Pesan']) await page.getByLabel(label).fill('Halo')
  await page.getByLabel('Email').fill('budi@example.com')
}

/** Whether the focus is inside the form. */
const isFormFocused = () => document.activeElement?.closest('form') != null

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('keeps the focus in the form while sending, then moves it to the result', async ({
      page,
    }) => {
      await page.clock.install()
      await page.goto('/contact')
      await fillForm(page)
      await page.getByRole('button', { name: 'Kirim Pesan' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Mengirim...' })).toBeDisabled()
      expect(await page.evaluate(isFormFocused)).toBe(true)
      for (const label of labels) await expect(page.getByLabel(label)).not.toBeEditable()

      await page.clock.runFor(2100)
      const result = page.getByText('Pesan berhasil dikirim! Saya akan membalas dalam 24 jam.')
      await expect(result).toBeFocused()
      await expect(result).toBeInViewport({ ratio: 1 })
      for (const label of labels) await expect(page.getByLabel(label)).toBeEditable()
    })
  })
}

test.describe('if the message is rejected', () => {
  test.use({ expectedErrors: /ERR_FAILED|\[api\]/ })

  test('moves the focus to the error', async ({ page }) => {
    await page.clock.install()
    await page.route('**/api/contact', (route) => route.abort())
    await page.goto('/contact')
    await fillForm(page)
    await page.getByRole('button', { name: 'Kirim Pesan' }).click()
    await page.clock.runFor(2100)
    const result = page.getByText('Terjadi kesalahan. Silakan coba lagi')
    await expect(result).toBeFocused()
    await expect(result).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Pesan')).toHaveValue('Halo')
  })
})

test('shows an error beside each invalid field, and focuses the first', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Nama').fill('Budi')
  await page.getByLabel('Email').fill('bukan alamat')
  await page.getByRole('button', { name: 'Kirim Pesan' }).click()
  const email = page.getByLabel('Email')
  await expect(email).toBeFocused()
  await expect(page.getByLabel('Nama')).toHaveAccessibleDescription('')
  await expect(email).toHaveAccessibleDescription(/alamat email yang lengkap/)
  await expect(page.getByLabel('Subjek')).toHaveAccessibleDescription('Subjek wajib diisi.')
  await expect(page.getByLabel('Pesan')).toHaveAccessibleDescription('Pesan wajib diisi.')
  await expect(page.getByText('Pesan wajib diisi.')).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(await findViolations(page)).toEqual([])

  await email.fill('budi@example.com')
  await expect(email).toHaveAccessibleDescription('')
  await expect(email).not.toHaveAttribute('aria-invalid')
})
