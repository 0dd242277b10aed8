import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expectedPages } from '../helpers/expectedPages'
import { startStaticHost } from '../helpers/startStaticHost'
import { expect, test } from '../helpers/test'

const root = path.resolve(__dirname, '../..')
let temporaryFolder: string
let site: string
let hostUrl: string
let host: Awaited<ReturnType<typeof startStaticHost>>
let output: string

/** Runs the built command itself: its script would build the site again, for other languages. */
function exportTo(folder: string): string {
  const settings = { PICTURE_HOSTS: 'gambar.example', SITE_LANGUAGES: 'id,en' }
  return execFileSync(process.execPath, ['build/commands.cjs', 'export', folder], {
    cwd: root,
    env: { ...process.env, ...settings, DATA_DIR: path.join(temporaryFolder, 'data') },
    encoding: 'utf8',
    stdio: 'pipe',
  })
}

test.use({
  expectedErrors: /404/,
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from it
  baseURL: async ({}, provide) => provide(hostUrl),
})
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  temporaryFolder = mkdtempSync(path.join(tmpdir(), 'karya-export-'))
  site = path.join(temporaryFolder, 'site')
  output = exportTo(site)
  const html = readFileSync(path.join(site, '404.html'), 'utf8')
  host = await startStaticHost(site, { status: 404, html })
  hostUrl = host.url
})
test.afterAll(() => {
  host.close()
  rmSync(temporaryFolder, { recursive: true })
})

test('an export has nothing of the studio, the owner’s name, and pictures of named hosts; no bundle is of development', () => {
  expect(output).toMatch(/\d+ pages, \d+ API responses/)
  expect(output).toContain('does not work there')
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
  for (const file of ['index.html', '404.html']) {
    expect(readFileSync(path.join(site, file), 'utf8')).toContain(
      `<meta http-equiv="Content-Security-Policy" content="img-src 'self' data: https://gambar.example">`,
    )
  }
  const folder = path.join(root, 'build')
  const bundles = readdirSync(folder).filter((name) => name.endsWith('.cjs'))
  expect(bundles).toContain('renderPage.cjs')
  const isUndecided = (name: string) =>
    readFileSync(path.join(folder, name), 'utf8').includes('process.env.NODE_ENV')
  expect(bundles.filter(isUndecided)).toEqual([])
})

test('pages need no API request, and unknown paths have status 404', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url())
  })
  const isNoun = ({ path }: { path: string }) => /^\/(projects|blog|testimonials)\/./.test(path)
  const withSlash = { path: '/skills/', heading: 'Keahlian & Teknologi' }
  for (const { path, heading } of [...expectedPages.filter(isNoun), withSlash]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  expect(requests).toEqual([])
  for (const [path, heading] of [
    ['/tidak/ada', 'Page Not Found'],
    ['/projects/tidak-ada', 'Project Not Found'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
})

test('lists work in another language; the email address replaces the form', async ({ page }) => {
  await page.goto('/en')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const { lang } = (await (await page.request.get(manifest ?? '')).json()) as { lang: string }
  expect(lang).toBe('en')
  const open = (name: string) =>
    page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click()
  await open('Skills')
  await expect(page.getByText(/^✅ .* 26 /)).toBeVisible()
  await open('Testimonials')
  await page.getByRole('button', { name: 'Backend Development' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bagus Prakoso' })).toBeVisible()
  await open('Projects')
  await page.getByRole('button', { name: 'Full Stack' }).click()
  await expect(page.getByText("You've reached the end of the projects list")).toBeVisible()
  await page.getByRole('group').getByRole('button').first().click()
  for (const title of ['Harga Panen', 'Rantai Rilis']) {
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded()
  }
  await expect(page.getByRole('article')).toHaveCount(14)
  await page.getByRole('main').locator('a[href$="/contact"]').first().click()
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
})
