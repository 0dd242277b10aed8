import { expect, test as base } from '@playwright/test'
import paths from './pagePaths.json'
import { ProjectCopy } from './projectCopy'

/** `siteUrl` is the URL of a site that is built with a base path. */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // Playwright reads the fixture's dependencies from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const project = new ProjectCopy({
        BASE_PATH: '/portfolio/',
        PUBLIC_URL: 'https://contoh.dev/portfolio',
      })
      await provide(await project.start())
      await project.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

// By one worker, which builds the site once.
test.describe.configure({ mode: 'default' })

test('pages, pictures, API requests and links work under a base path', async ({
  page,
  siteUrl,
}) => {
  expect(siteUrl).toMatch(/\/portfolio$/)
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${siteUrl}/`)) failed.push(request.url())
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const path of paths.filter((path) => path !== '/tidak-ada')) {
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${siteUrl}/`, { waitUntil: 'networkidle' })
  const navigation = page.getByRole('navigation', { name: 'Navigasi utama' })
  await navigation.getByRole('link', { name: 'Proyek' }).click()
  await expect(page).toHaveURL(/\/portfolio\/projects(\?page=\d)?$/)
  await page.getByRole('button', { name: 'Mobile Development' }).click()
  const texts = () => page.getByRole('article').allInnerTexts()
  await expect
    .poll(async () => (await texts()).every((text) => text.includes('Mobile Development')))
    .toBe(true)
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByText('Technologies Used')).toBeVisible()
  const picture = page.getByRole('img', { name: /^Tampilan/ })
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('Technologies Used')).toBeVisible()
  expect({ failed, errors }).toEqual({ failed: [], errors: [] })
})

test('the blog page links to the feed under a base path', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/blog`)
  const address = await page.getByRole('link', { name: 'Umpan RSS' }).getAttribute('href')
  const response = await page.request.get(new URL(address ?? '', siteUrl).href)
  expect([address, response.status()]).toEqual(['/portfolio/feed.xml', 200])
  expect(response.headers()['content-type']).toMatch(/^application\/atom\+xml/)
})
