import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expectedPages } from '../helpers/expectedPages'
import { waitForAnimations } from '../helpers/page'
import { expect, test } from '../helpers/test'

const root = path.resolve(__dirname, '../..')
const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

let temporaryFolder: string
let hostUrl: string
let host: Server
let output: string

/** A static host: files, `index.html` for folders, and `404.html`. */
function createStaticHost(folder: string): Server {
  return createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname)
    const requested = path.join(folder, pathname)
    const isFolder = existsSync(requested) && statSync(requested).isDirectory()
    const file = isFolder ? path.join(requested, 'index.html') : requested
    const exists = existsSync(file)
    const sentFile = exists ? file : path.join(folder, '404.html')
    response.writeHead(exists ? 200 : 404, {
      'content-type': contentTypes[path.extname(sentFile)] ?? 'text/plain',
    })
    response.end(readFileSync(sentFile))
  })
}

/** Runs the built command itself: its script would build the site again, for other languages. */
function exportTo(folder: string): string {
  return execFileSync(process.execPath, ['build/commands.cjs', 'export', folder], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: path.join(temporaryFolder, 'data'),
      PICTURE_HOSTS: 'gambar.example',
      SITE_LANGUAGES: 'id,en',
    },
    encoding: 'utf8',
    stdio: 'pipe',
  })
}

test.use({
  // Playwright reads the fixture's dependencies from this pattern.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(hostUrl),
})
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  temporaryFolder = mkdtempSync(path.join(tmpdir(), 'karya-export-'))
  const site = path.join(temporaryFolder, 'site')
  output = exportTo(site)
  host = createStaticHost(site)
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const { port } = host.address() as AddressInfo
  hostUrl = `http://127.0.0.1:${port}`
})
test.afterAll(() => {
  host.close()
  host.closeAllConnections()
  rmSync(temporaryFolder, { recursive: true })
})

test('contains nothing of the studio, and names the owner in the manifest', () => {
  expect(output).toMatch(/\d+ pages, \d+ API responses/)
  expect(output).toContain('does not work there')
  const site = path.join(temporaryFolder, 'site')
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(files.length).toBeGreaterThan(100)
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name)
    expect(path.relative(site, file)).not.toMatch(/studio/i)
    if (/\.(html|js|json|xml|txt)$/.test(name)) {
      expect(readFileSync(file, 'utf8')).not.toMatch(/\/studio|x-studio/i)
    }
  }
  const manifest = readFileSync(path.join(site, 'site.webmanifest'), 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Raka Contoh' })
  expect(() => exportTo(temporaryFolder)).toThrow(/is not empty and has no earlier export/)
})

test('a repeated export writes only what has changed', () => {
  const site = path.join(temporaryFolder, 'site')
  const page = path.join(site, 'about', 'index.html')
  const html = readFileSync(page, 'utf8')
  expect(exportTo(site)).toContain('has everything already: nothing was written')
  rmSync(page)
  expect(exportTo(site)).toContain('1 files were written or deleted')
  expect(readFileSync(page, 'utf8')).toBe(html)
})

test('shows pictures only from the site and the hosts that the owner has named', () => {
  for (const file of ['index.html', '404.html']) {
    expect(readFileSync(path.join(temporaryFolder, 'site', file), 'utf8')).toContain(
      `<meta http-equiv="Content-Security-Policy" content="img-src 'self' data: https://gambar.example">`,
    )
  }
})

test('shows each page without an API request', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url())
  })
  const withSlash = { path: '/skills/', heading: 'Keahlian & Teknologi' }
  for (const { path, heading } of [...expectedPages, withSlash]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  expect(requests.filter((url) => !url.includes('/projects/') && !url.includes('page=2'))).toEqual(
    [],
  )
})

test('navigation, filters and infinite scroll use the exported API responses', async ({ page }) => {
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

test('is complete in each language', async ({ page }) => {
  await page.goto('/en')
  const link = page.locator('link[rel=manifest]')
  const manifest = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(await manifest.json()).toMatchObject({ lang: 'en', name: 'Raka Contoh' })
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Testimonials' }).click()
  await page.getByRole('button', { name: 'Backend Development' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await navigation.getByRole('link', { name: 'Projects' }).click()
  await expect(page.getByRole('heading', { name: 'Portfolio & Projects' })).toBeVisible()
  // While the page changes with an animation, the browser ignores clicks.
  await waitForAnimations(page)
  await page.getByRole('button', { name: 'Full Stack' }).click()
  await expect(page.getByText("You've reached the end of the projects list")).toBeVisible()
})

test('the contact page shows the email address instead of a form', async ({ page }) => {
  for (const open of [
    () => page.goto('/contact'),
    async () => {
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name: 'Hubungi Saya' }).first().click()
    },
  ]) {
    await open()
    await expect(page.getByRole('heading', { level: 1, name: 'Hubungi Saya' })).toBeVisible()
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Kirim Pesan' }),
    })
    await expect(section.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  }
})

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /404/ })

  for (const [path, heading] of [
    ['/tidak/ada', 'Page Not Found'],
    ['/projects/tidak-ada', 'Project Not Found'],
  ] as const) {
    test(`${path} shows the not-found page with status 404`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    })
  }
})
