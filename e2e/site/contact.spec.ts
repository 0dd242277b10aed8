import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { Installation } from '../helpers/Installation'
import { holdRequests } from '../helpers/page'
import { expect, serveStatically, test } from '../helpers/test'
import { findViolations } from '../helpers/violations'

test.use({ expectedErrors: /ERR_FAILED|\[api\]/ })

const message = {
  name: 'Budi Santoso',
  email: 'budi@contoh.dev',
  subject: 'Tawaran',
  message: 'Apa kabar?',
}
const labels = ['Nama', 'Email', 'Subjek', 'Pesan']
const success = 'Pesan berhasil dikirim! Saya akan membalas dalam 24 jam.'

const submitButton = (page: Page) => page.getByRole('button', { name: 'Kirim Pesan' })

async function submitForm(page: Page): Promise<void> {
  for (const [index, text] of Object.values(message).entries()) {
    await page.getByLabel(labels[index] ?? '').fill(text)
  }
  await submitButton(page).click()
}

for (const width of [390, 1440]) {
  test(`submits the contact form by keyboard, and announces the result, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
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

test('moves the focus to the error, and keeps what was typed', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/contact', (route) => route.abort())
  await page.goto('/contact')
  await submitForm(page)
  await page.clock.runFor(2100)
  const result = page.getByText('Terjadi kesalahan. Silakan coba lagi')
  await expect(result).toBeFocused()
  await expect(result).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Pesan')).toHaveValue('Apa kabar?')
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
  await expect(page.getByLabel('Subjek')).toHaveAccessibleDescription('Subjek wajib diisi.')
  await expect(page.getByLabel('Pesan')).toHaveAccessibleDescription('Pesan wajib diisi.')
  await expect(page.getByText('Pesan wajib diisi.')).toBeVisible()
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

test('the plain build on a static host simulates sending, without a request', async ({ page }) => {
  const methods: string[] = []
  page.on('request', (request) => methods.push(request.method()))
  await serveStatically(page)
  await page.goto('/contact')
  await submitForm(page)
  await expect(page.getByRole('status')).toHaveText(success)
  expect(methods).not.toContain('POST')
})

test('delivers a message to the webhook', async ({ browser }) => {
  const bodies: string[] = []
  const webhook = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      bodies.push(body)
      response.end()
    })
  })
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
  const { port } = webhook.address() as AddressInfo
  const settings = { CONTACT_WEBHOOK: `http://127.0.0.1:${port}/` }
  const installation = new Installation(undefined, settings)
  const { url } = await installation.startServer()
  expect(await installation.succeed('contact:test')).toContain('Delivered to the webhook.')
  const page = await browser.newPage()
  await page.goto(`${url}/contact`, { waitUntil: 'networkidle' })
  await submitForm(page)
  await expect(page.getByRole('status')).toHaveText(/Pesan berhasil dikirim!/)
  await expect.poll(() => bodies.length).toBe(2)
  expect(JSON.parse(bodies[1] ?? '')).toMatchObject(message)
  await page.close()
  await installation.remove()
  webhook.close()
})
