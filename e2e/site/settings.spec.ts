import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { Installation, type ServerProcess } from '../helpers/Installation'
import { startStaticHost } from '../helpers/startStaticHost'
import { expect, test } from '../helpers/test'

// On one site, whose owner has selected languages and hosts of pictures.
test.describe.configure({ mode: 'default' })
test.use({
  viewport: { width: 1440, height: 900 },
  // The former address of a project.
  expectedErrors: /404/,
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from it
  baseURL: async ({}, provide) => provide(siteUrl),
})

let installation: Installation
let server: ServerProcess
let siteUrl: string

test.beforeAll(async () => {
  installation = new Installation(undefined, {
    SITE_LANGUAGES: 'id,en',
    PICTURE_HOSTS: 'gambar.example',
  })
  server = await installation.startServer()
  siteUrl = server.url
  const translation = { title: 'Flood Watch', slug: 'flood-watch', description: 'Warns people.' }
  const body = { translations: { en: translation } }
  expect((await server.send('PUT', '/projects/1', body)).status).toBe(200)
})
test.afterAll(async () => {
  await installation.remove()
})

const switchTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const english = (page: Page) => page.getByRole('heading', { name: 'Flood Watch' })
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

test('a page is shown in another language at the same place, and back again', async ({ page }) => {
  await page.goto('/projects')
  const scrollY = () => page.evaluate(() => window.scrollY)
  // At once: the sticky header has not been moved to the new position yet.
  await switchTo(page, 'English').evaluate((link: HTMLElement) => {
    window.scrollTo({ top: 900, behavior: 'instant' })
    link.click()
  })
  await expect(english(page)).toBeAttached()
  await expect.poll(scrollY).toBe(900)
  await expect(heading(page)).toHaveText('Portfolio & Projects')
  await expect(page).toHaveURL(/\/en\/projects(\?|$)/)
  expect(await languageOf(page)).toBe('en')
  const other = page
    .getByRole('article')
    .filter({ hasNot: english(page) })
    .first()
  await expect(other.getByRole('heading')).toHaveAttribute('lang', 'id')

  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  // The page grows after the position was restored.
  const isLoading = page.getByText('Loading more projects...').waitFor({ state: 'attached' })
  await page.route(/\/api\//, async (route) => {
    await isLoading
    await route.continue()
  })
  await page.goBack()
  await expect(heading(page)).toHaveText('Portfolio & Proyek')
  expect(await languageOf(page)).toBe('id')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect.poll(scrollY).toBe(900)
})

test('a project has an address in each language; a former one leads to it', async ({ page }) => {
  const { project } = await server.get<{ project: { slug: string } }>('/projects/1')
  const { post } = await server.get<{ post: { slug: string } }>('/posts/1')
  const document = await page.goto(`/en/projects/${project.slug}`)
  expect(await document?.text()).toMatch(/<html[^>]* lang="en"/)
  await expect(page).toHaveURL('/en/projects/flood-watch')
  await expect(heading(page)).toHaveText('Flood Watch')
  const main = page.locator('link[hreflang=id]')
  await expect(main).toHaveAttribute('href', new RegExp(`/projects/${project.slug}$`))
  await switchTo(page, 'Bahasa Indonesia').click()
  await expect(page).toHaveURL(`/projects/${project.slug}`)
  await switchTo(page, 'English').click()
  await expect(page).toHaveURL('/en/projects/flood-watch')

  const content = `Lihat [proyek ini](/projects/${project.slug}).`
  expect((await server.send('PUT', '/posts/1', { content })).status).toBe(200)
  expect((await server.send('PUT', '/projects/1', { slug: 'alamat-baru' })).status).toBe(200)
  await page.goto(`/blog/${post.slug}`)
  await page.getByRole('link', { name: 'proyek ini' }).click()
  await expect(page).toHaveURL('/projects/alamat-baru')
  await expect(heading(page)).toBeVisible()
})

test('a static host shows a page in the language of its address', async ({ browser }) => {
  const dist = path.resolve(__dirname, '../../dist')
  const index = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const html = index.replace('<html', '<html data-languages="id en"')
  const host = await startStaticHost(dist, { status: 200, html, apiUrl: server.url })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  for (const open of [() => page.goto(`${host.url}/en/projects`), () => page.reload()]) {
    await open()
    await expect(english(page)).toBeVisible()
  }
  expect(await page.title()).toMatch(/^Projects - /)
  expect(await languageOf(page)).toBe('en')
  await switchTo(page, 'Bahasa Indonesia').click()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(heading(page)).toHaveText('Portfolio & Proyek')
  await page.close()
  host.close()
})

// Last: other tests fail on requests to other hosts.
test('pictures come only from the site and the hosts of the owner', async ({ browser }) => {
  const titles = { 'gambar.example': 'Gambar sendiri', 'pihak-ketiga.example': 'Gambar lain' }
  for (const [host, title] of Object.entries(titles)) {
    const picture = { picture_url: `https://${host}/a.webp` }
    const story = `Lihat ![peta ${title}](https://${host}/b.webp) ini.`
    const body = { title, slug: host.split('.')[0], story, ...picture }
    expect((await server.send('POST', '/projects', body)).status).toBe(201)
  }
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const file = path.resolve(__dirname, '../../public/pictures/projects/antre-puskesmas-1.webp')
  const requested = new Set<string>()
  await page.route(/^https:/, (route) => {
    requested.add(new URL(route.request().url()).host)
    return route.fulfill({ path: file })
  })
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })
  for (const isServerRendered of [true, false]) {
    await page.goto(`${server.url}${isServerRendered ? '/projects' : '/about'}`)
    const navigation = page.getByRole('navigation', { name: 'Navigasi utama' })
    if (!isServerRendered) await navigation.getByRole('link', { name: 'Proyek' }).click()
    const image = card('Gambar sendiri').locator('img')
    const width = () => image.evaluate((one: HTMLImageElement) => one.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
    // The project's cloth.
    await expect(card('Gambar lain').locator('img')).toHaveCount(0)
  }
  await page.goto(`${server.url}/projects/pihak-ketiga`)
  await expect(page.getByText('Lihat peta Gambar lain ini.')).toBeVisible()
  expect([...requested]).toEqual(['gambar.example'])
  await page.close()
})
