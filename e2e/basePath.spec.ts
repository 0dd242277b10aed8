import { expect, test as base } from '@playwright/test'
import paths from './everyPage.json'
import { Project } from './project'

/** Where a second project is, whose site is built for a path. */
const test = base.extend<object, { address: string }>({
  address: [
    // Playwright reads from the pattern what a fixture needs; this one needs nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const project = new Project({ BASE_PATH: '/portfolio/' })
      await provide(await project.start())
      await project.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('is whole under a base path: pages, pictures, calls, links', async ({ page, address }) => {
  expect(address).toMatch(/\/portfolio$/)
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${address}/`)) failed.push(request.url())
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const path of paths.filter((path) => path !== '/tidak-ada')) {
    await page.goto(address + path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${address}/`, { waitUntil: 'networkidle' })
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
  const shot = page.getByRole('img', { name: /^Tampilan/ })
  await expect
    .poll(() => shot.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('Technologies Used')).toBeVisible()
  expect({ failed, errors }).toEqual({ failed: [], errors: [] })
})
