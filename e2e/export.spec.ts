import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../scripts/lib/freePort.mjs'
import { expect, test } from './test'

const root = path.resolve(__dirname, '..')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

let work: string
let hostAddress: string
let host: Server
let output: string

/** A host that knows nothing but files, folders with an index.html, and a 404.html. */
function createHost(folder: string): Server {
  return createServer((request, response) => {
    const address = decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname)
    const named = path.join(folder, address)
    const file =
      existsSync(named) && statSync(named).isDirectory() ? path.join(named, 'index.html') : named
    const found = existsSync(file)
    const sent = found ? file : path.join(folder, '404.html')
    response.writeHead(found ? 200 : 404, {
      'content-type': types[path.extname(sent)] ?? 'text/plain',
    })
    response.end(readFileSync(sent))
  })
}

test.use({
  // Playwright reads from the pattern what a fixture needs; this one needs nothing.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(hostAddress),
})
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'karya-export-'))
  output = execFileSync(
    process.execPath,
    ['scripts/run-built.mjs', 'export', path.join(work, 'site')],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: path.join(work, 'data') },
      encoding: 'utf8',
    },
  )
  host = createHost(path.join(work, 'site'))
  const port = await freePort()
  host.listen(port, '127.0.0.1')
  hostAddress = `http://127.0.0.1:${port}`
})
test.afterAll(() => {
  host.close()
  host.closeAllConnections()
  rmSync(work, { recursive: true })
})

test('says what it wrote, and what does not work without the server', () => {
  expect(output).toMatch(/\d+ pages, \d+ API responses/)
  expect(output).toContain('does not work there')
})

test('calls the site after its owner', () => {
  const manifest = readFileSync(path.join(work, 'site', 'site.webmanifest'), 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Raka Contoh' })
})

test('writes nothing into a folder that holds something', () => {
  const again = () =>
    execFileSync(process.execPath, ['scripts/run-built.mjs', 'export', work], {
      cwd: root,
      env: { ...process.env, DATA_DIR: path.join(work, 'data') },
      stdio: 'pipe',
    })
  expect(again).toThrow(/is not empty: nothing was written/)
})

test('comes up on every page without a call', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  for (const [address, heading] of [
    ['/', /Halo, Saya/],
    ['/about', 'Tentang Saya'],
    ['/skills/', 'Keahlian & Teknologi'],
    ['/projects', 'Portfolio & Proyek'],
    ['/projects/siaga-ciliwung', 'Siaga Ciliwung'],
    ['/testimonials/1', 'Sinta Wulandari'],
    ['/blog', 'Blog & Artikel'],
    ['/contact', 'Hubungi Saya'],
  ] as const) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  expect(calls.filter((call) => !call.includes('/projects/') && !call.includes('page=2'))).toEqual(
    [],
  )
})

test('leads on, filters and scrolls by the answers that lie beside the pages', async ({ page }) => {
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Navigasi utama' })
  await navigation.getByRole('link', { name: 'Keahlian' }).click()
  await expect(page.getByText('✅ Menampilkan semua 26 keahlian lengkap')).toBeVisible()
  await navigation.getByRole('link', { name: 'Testimoni' }).click()
  await page.getByRole('button', { name: 'Backend Development' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bagus Prakoso' })).toBeVisible()
  await navigation.getByRole('link', { name: 'Proyek' }).click()
  await page.getByRole('button', { name: 'Full Stack' }).click()
  await expect(page.getByText("You've reached the end of the projects list")).toBeVisible()
  await page.getByRole('button', { name: 'Semua Proyek' }).click()
  for (const title of ['Harga Panen', 'Rantai Rilis']) {
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded()
  }
  await expect(page.getByRole('article')).toHaveCount(14)
})

test.describe('what is not there', () => {
  test.use({ expectedErrors: /404/ })

  for (const [address, heading] of [
    ['/tidak/ada', 'Page Not Found'],
    ['/projects/tidak-ada', 'Project Not Found'],
  ] as const) {
    test(`is said of ${address}`, async ({ page }) => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    })
  }
})
