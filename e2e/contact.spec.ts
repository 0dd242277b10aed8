import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { ProjectCopy } from './projectCopy'

/** Starts a server that records the bodies of all requests. */
async function startWebhook(): Promise<{ server: Server; url: string; bodies: string[] }> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      bodies.push(body)
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, bodies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

test('delivers a message to the webhook, and keeps the fields after an error', async ({ page }) => {
  test.setTimeout(120_000)
  const webhook = await startWebhook()
  const project = new ProjectCopy({ CONTACT_WEBHOOK: webhook.url })
  try {
    const siteUrl = await project.start()
    expect(await project.shell('npm run --silent contact:test')).toContain(
      'Delivered to the webhook.',
    )
    await page.goto(`${siteUrl}/contact`, { waitUntil: 'networkidle' })
    await page.getByLabel('Nama').fill('Budi Santoso')
    await page.getByLabel('Email').fill('budi@example.com')
    await page.getByLabel('Subjek').fill('Tawaran')
    await page.getByLabel('Pesan').fill('Apa kabar?')

    await page.route('**/api/contact', (route) => route.abort())
    await page.getByRole('button', { name: 'Kirim Pesan' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Terjadi kesalahan. Silakan coba lagi atau hubungi langsung via email.',
    )
    await expect(page.getByLabel('Pesan')).toHaveValue('Apa kabar?')

    await page.unroute('**/api/contact')
    await page.getByRole('button', { name: 'Kirim Pesan' }).click()
    await expect(page.getByRole('status')).toHaveText(/Pesan berhasil dikirim!/)
    await expect.poll(() => webhook.bodies.length).toBe(2)
    expect(JSON.parse(webhook.bodies[1] ?? '')).toMatchObject({
      name: 'Budi Santoso',
      email: 'budi@example.com',
      subject: 'Tawaran',
      message: 'Apa kabar?',
    })
  } finally {
    await project.remove()
    webhook.server.close()
  }
})
