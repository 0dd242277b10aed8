import { expect, test, type Page } from '@playwright/test'
import { Installation, type ServerProcess } from '../helpers/Installation'
import { startStaticHost, type StaticHost } from '../helpers/startStaticHost'

let installation: Installation
let server: ServerProcess

test.beforeAll(async () => {
  installation = new Installation(undefined, { SITE_LANGUAGES: 'id,en' })
  server = await installation.startServer()
  const { status } = await server.send('PUT', '/projects/1', {
    translations: { en: { title: 'Flood Watch', description: 'Warns people along the river.' } },
  })
  expect(status).toBe(200)
})
test.afterAll(() => installation.remove())

const switchTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

test('a page is shown in another language, and back again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${server.url}/projects`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio & Proyek')
  // The theme is in the store: the page is hydrated.
  await expect(page.getByRole('button', { name: /tema/ })).toHaveAttribute('data-theme', /./)
  await switchTo(page, 'English').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Portfolio & Proyek')
  await expect(page).toHaveURL(/\/en\/projects(\?|$)/)
  expect(await languageOf(page)).toBe('en')
  await expect(page.getByRole('heading', { name: 'Flood Watch' })).toBeVisible()
  const card = page.getByRole('article').nth(1)
  await expect(card.getByRole('heading')).toHaveAttribute('lang', 'id')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio & Proyek')
  expect(await languageOf(page)).toBe('id')
})

test('another language starts where the visitor is on the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${server.url}/projects`)
  await expect(page.getByRole('button', { name: /tema/ })).toHaveAttribute('data-theme', /./)
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  const scrollY = () => page.evaluate(() => window.scrollY)
  // At once: the sticky header has not been moved to the new position yet.
  await switchTo(page, 'English').evaluate((link: HTMLElement) => {
    window.scrollTo({ top: 900, behavior: 'instant' })
    link.click()
  })
  await expect(page.getByRole('heading', { name: 'Flood Watch' })).toBeAttached()
  await expect.poll(scrollY).toBe(900)
  await scrollTo(500)
  // The page grows after the position was restored.
  const isLoading = page.getByText('Loading more projects...').waitFor({ state: 'attached' })
  await page.route(/\/api\//, async (route) => {
    await isLoading
    await route.continue()
  })
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio & Proyek')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect.poll(scrollY).toBe(900)
})

test('a project has an address in each language, to which the others lead', async ({ page }) => {
  const { status } = await server.send('PUT', '/projects/2', {
    translations: { en: { title: 'Chain of Releases', slug: 'chain-of-releases' } },
  })
  expect(status).toBe(200)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${server.url}/projects`)
  const own = await page.getByRole('article').nth(1).getByRole('link').first().getAttribute('href')
  await page.goto(`${server.url}/en${own}`)
  await expect(page).toHaveURL(`${server.url}/en/projects/chain-of-releases`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chain of Releases')
  await expect(page.locator('link[hreflang=id]')).toHaveAttribute('href', new RegExp(`${own}$`))
  await expect(page.getByRole('button', { name: /theme/ })).toHaveAttribute('data-theme', /./)
  await switchTo(page, 'Bahasa Indonesia').click()
  await expect(page).toHaveURL(`${server.url}${own}`)
  await switchTo(page, 'English').click()
  await expect(page).toHaveURL(`${server.url}/en/projects/chain-of-releases`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chain of Releases')
})

test('a link to the former address of a project leads to the new one', async ({ page }) => {
  const { project } = await server.get<{ project: { slug: string } }>('/projects/3')
  const { post } = await server.get<{ post: { slug: string } }>('/posts/1')
  const content = `Lihat [proyek ini](/projects/${project.slug}).`
  for (const [path, body] of [
    ['/posts/1', { content }],
    ['/projects/3', { slug: 'alamat-baru' }],
  ] as const) {
    expect((await server.send('PUT', path, body)).status).toBe(200)
  }
  await page.goto(`${server.url}/blog/${post.slug}`)
  await expect(page.getByRole('button', { name: /tema/ })).toHaveAttribute('data-theme', /./)
  await page.getByRole('link', { name: 'proyek ini' }).click()
  await expect(page).toHaveURL(`${server.url}/projects/alamat-baru`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are in the language of their address, and the switch works', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${server.url}/en`)
    expect(await languageOf(page)).toBe('en')
    await expect(page.getByRole('heading', { name: 'Flood Watch' })).toBeVisible()
    await switchTo(page, 'Bahasa Indonesia').click()
    await expect(page).toHaveURL(`${server.url}/`)
    expect(await languageOf(page)).toBe('id')
    await expect(page.getByRole('heading', { name: 'Flood Watch' })).toHaveCount(0)
  })
})

test.describe('on a static host', () => {
  let host: StaticHost
  test.beforeAll(async () => {
    host = await startStaticHost(server.url, 'id en')
  })
  test.afterAll(() => host.close())

  test('a page is shown in the language of its address, and in another', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${host.url}/en/projects`)
    await expect(page.getByRole('heading', { name: 'Flood Watch' })).toBeVisible()
    expect(await page.title()).toMatch(/^Projects - /)
    expect(await languageOf(page)).toBe('en')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Flood Watch' })).toBeVisible()
    await switchTo(page, 'Bahasa Indonesia').click()
    await expect(page).toHaveURL(/\/projects$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio & Proyek')
    expect(await languageOf(page)).toBe('id')
  })
})
