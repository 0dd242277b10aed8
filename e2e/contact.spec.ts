import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { installRecorder, readDevTools } from './actionRecorder'
import { ProjectCopy } from './projectCopy'

const indexFile = path.resolve(__dirname, '..', 'dist', 'index.html')

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

const message = {
  name: 'Budi Santoso',
  email: 'budi@contoh.dev',
  subject: 'Tawaran',
  message: 'Apa kabar?',
}

async function submitForm(page: Page): Promise<void> {
  await page.getByLabel('Nama').fill(message.name)
  await page.getByLabel('Email').fill(message.email)
  await page.getByLabel('Subjek').fill(message.subject)
  await page.getByLabel('Pesan').fill(message.message)
  await page.getByRole('button', { name: 'Kirim Pesan' }).click()
}

test('delivers a message to the webhook, and keeps the fields after an error', async ({ page }) => {
  const webhook = await startWebhook()
  const project = new ProjectCopy({ CONTACT_WEBHOOK: webhook.url })
  try {
    const siteUrl = await project.start()
    expect(await project.shell('npm run --silent contact:test')).toContain(
      'Delivered to the webhook.',
    )
    await page.goto(`${siteUrl}/contact`, { waitUntil: 'networkidle' })

    await page.route('**/api/contact', (route) => route.abort())
    await submitForm(page)
    await expect(page.getByRole('alert')).toHaveText(
      'Terjadi kesalahan. Silakan coba lagi atau hubungi langsung via email.',
    )
    await expect(page.getByLabel('Pesan')).toHaveValue('Apa kabar?')

    await page.unroute('**/api/contact')
    await page.getByRole('button', { name: 'Kirim Pesan' }).click()
    await expect(page.getByRole('status')).toHaveText(/Pesan berhasil dikirim!/)
    await expect.poll(() => webhook.bodies.length).toBe(2)
    expect(JSON.parse(webhook.bodies[1] ?? '')).toMatchObject(message)
  } finally {
    await project.remove()
    webhook.server.close()
  }
})

test('stores a message without a delivery, for the owner to list, export and delete', async ({
  page,
}) => {
  const project = new ProjectCopy({})
  const run = (args: string) => project.shell(`npm run --silent messages -- ${args}`)
  try {
    const siteUrl = await project.start()
    await page.addInitScript(installRecorder)
    await page.goto(`${siteUrl}/contact`, { waitUntil: 'networkidle' })
    await submitForm(page)
    await expect(page.getByRole('status')).toHaveText(/Pesan berhasil dikirim!/)
    const shown = await readDevTools(page)
    expect(shown).toMatch(/"originalArgs":\{[^}]*"message":"<redacted>"/)
    for (const text of Object.values(message)) expect(shown).not.toContain(text)

    const listed = await run('list')
    expect(listed).toContain(
      `not delivered  ${message.name} <${message.email}>  ${message.subject}`,
    )
    const [id = ''] = /[\da-f-]{36}/.exec(listed) ?? []
    await run('export messages.json')
    const exported = readFileSync(path.join(project.folder, 'messages.json'), 'utf8')
    expect(JSON.parse(exported)).toMatchObject([{ id, ...message, delivered_at: null }])
    expect(await run(`delete ${id}`)).toContain('1 message was deleted.')
    expect(await run('list')).toBe('There are no contact messages.\n')
  } finally {
    await project.remove()
  }
})

test('the plain build on a static host simulates sending, without a request', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ path: indexFile })
      : route.fallback(),
  )
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await submitForm(page)
  await expect(page.getByRole('status')).toHaveText(/Pesan berhasil dikirim!/)
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
})
