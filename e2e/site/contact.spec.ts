import type { Page } from '@playwright/test'
import { holdRequests } from '../helpers/page'
import { expect, serveStatically, test } from '../helpers/test'
import { findViolations } from '../helpers/violations'

test.use({ viewport: { width: 390, height: 800 }, expectedErrors: /ERR_FAILED|\[api\]/ })
test.beforeEach(({ page }) => page.clock.install())

const message = {
  Nama: 'Budi Santoso',
  Email: 'budi@contoh.dev',
  Subjek: 'Tawaran',
  Pesan: 'Apa kabar?',
}
const labels = Object.keys(message)
const success = 'Pesan berhasil dikirim! Saya akan membalas dalam 24 jam.'

const submitButton = (page: Page) => page.getByRole('button', { name: 'Kirim Pesan' })

test('shows an error beside each invalid field, then submits by keyboard, and announces the result', async ({
  page,
}) => {
  await page.goto('/contact')
  const [name, email] = [page.getByLabel('Nama'), page.getByLabel('Email')]
  await name.fill('Budi')
  await email.fill('bukan alamat')
  await submitButton(page).click()
  await expect(email).toBeFocused()
  await expect(name).toHaveAccessibleDescription('')
  await expect(email).toHaveAccessibleDescription(/alamat email yang lengkap/)
  await expect(page.getByLabel('Pesan')).toHaveAccessibleDescription('Pesan wajib diisi.')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(await findViolations(page)).toEqual([])
  await email.fill('budi@example.com')
  await expect(email).toHaveAccessibleDescription('')
  await expect(email).not.toHaveAttribute('aria-invalid')

  const release = await holdRequests(page, '**/api/contact')
  await name.focus()
  for (const text of Object.values(message)) {
    await page.keyboard.press('ControlOrMeta+A')
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

test('moves the focus to the error, and keeps what was typed; the plain build only simulates sending', async ({
  page,
}) => {
  let requests = 0
  await page.route('**/api/contact', (route) => {
    requests += 1
    return route.abort()
  })
  const submit = async () => {
    await page.goto('/contact')
    for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text)
    await submitButton(page).click()
    await page.clock.runFor(2100)
  }
  await submit()
  const result = page.getByText('Terjadi kesalahan. Silakan coba lagi')
  await expect(result).toBeFocused()
  await expect(result).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Pesan')).toHaveValue('Apa kabar?')

  await serveStatically(page)
  const sent = requests
  await submit()
  await expect(page.getByRole('status')).toHaveText(success)
  expect(requests).toBe(sent)
})
