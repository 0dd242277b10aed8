import type { Page } from '@playwright/test'
import { holdRequests, resize } from '../helpers/page'
import { expect, serveStatically, test } from '../helpers/test'
import { findViolations } from '../helpers/violations'

test.use({ expectedErrors: /ERR_FAILED|\[api\]/ })

const message = {
  Nama: 'Budi Santoso',
  Email: 'budi@contoh.dev',
  Subjek: 'Tawaran',
  Pesan: 'Apa kabar?',
}
const labels = Object.keys(message)
const success = 'Pesan berhasil dikirim! Saya akan membalas dalam 24 jam.'

const submitButton = (page: Page) => page.getByRole('button', { name: 'Kirim Pesan' })

async function submitForm(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text)
  await submitButton(page).click()
}

for (const width of [390, 1440]) {
  test(`submits the contact form by keyboard, and announces the result, ${width} px wide`, async ({
    page,
  }) => {
    await resize(page, { width, height: 800 })
    const release = await holdRequests(page, '**/api/contact')
    await page.clock.install()
    await page.goto('/contact')
    await page.getByLabel('Nama').focus()
    for (const text of Object.values(message)) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await expect(submitButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Mengirim...' })).toBeDisabled()
    const isFormFocused = () => document.activeElement?.closest('form') != null
    expect(await page.evaluate(isFormFocused)).toBe(true)
    for (const label of labels) await expect(page.getByLabel(label)).not.toBeEditable()

    release()
    await page.clock.runFor(2100)
    const result = page.getByText(success)
    await expect(result).toBeFocused()
    await expect(result).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('status')).toHaveText(success)
    for (const label of labels) await expect(page.getByLabel(label)).toHaveValue('')
    for (const label of labels) await expect(page.getByLabel(label)).toBeEditable()
    await page.clock.resume()
    expect(await findViolations(page)).toEqual([])
  })
}

test('moves the focus to the error, and keeps what was typed; the plain build only simulates sending', async ({
  page,
}) => {
  await page.clock.install()
  let requests = 0
  await page.route('**/api/contact', (route) => {
    requests += 1
    return route.abort()
  })
  await page.goto('/contact')
  await submitForm(page)
  await page.clock.runFor(2100)
  const result = page.getByText('Terjadi kesalahan. Silakan coba lagi')
  await expect(result).toBeFocused()
  await expect(result).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Pesan')).toHaveValue('Apa kabar?')

  await serveStatically(page)
  const sent = requests
  await page.goto('/contact')
  await submitForm(page)
  await page.clock.runFor(2100)
  await expect(page.getByRole('status')).toHaveText(success)
  expect(requests).toBe(sent)
})

test('shows an error beside each invalid field, and focuses the first', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Nama').fill('Budi')
  const email = page.getByLabel('Email')
  await email.fill('bukan alamat')
  await submitButton(page).click()
  await expect(email).toBeFocused()
  await expect(page.getByLabel('Nama')).toHaveAccessibleDescription('')
  await expect(email).toHaveAccessibleDescription(/alamat email yang lengkap/)
  await expect(page.getByLabel('Pesan')).toHaveAccessibleDescription('Pesan wajib diisi.')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(await findViolations(page)).toEqual([])
  await email.fill('budi@example.com')
  await expect(email).toHaveAccessibleDescription('')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('fields about the visitor tell the browser what they are for', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByLabel('Nama')).toHaveAttribute('autocomplete', 'name')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
  await page.goto('/blog')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
})
