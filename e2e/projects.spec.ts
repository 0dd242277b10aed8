import type { Locator } from '@playwright/test'
import { expect, test } from './test'

const endMessage = "You've reached the end of the projects list"

test('loads more projects on scroll until the end of the list', async ({ page }) => {
  // In one column the last card is far below the viewport.
  await page.setViewportSize({ width: 390, height: 844 })
  const cards = page.getByRole('article')
  await page.goto('/projects')
  await expect(cards).toHaveCount(6)
  await expect(page.getByText(endMessage)).toHaveCount(0)
  for (const count of [12, 14]) {
    await cards.last().scrollIntoViewIfNeeded()
    await expect(cards).toHaveCount(count)
  }
  await expect(page.getByText(endMessage)).toBeVisible()
})

test('filters projects by category and back', async ({ page }) => {
  await page.goto('/projects')
  const frontend = page.getByRole('button', { name: 'Frontend Development' })
  await frontend.click()
  await expect(frontend).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Pasar Batik Trusmi' })).toBeVisible()
  await page.getByRole('button', { name: 'Semua Proyek' }).click()
  await expect(page.getByRole('heading', { name: 'Warung Pintar Catat' })).toBeVisible()
})

test('shows no progress bar when a filter changes the URL', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects')
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/\?page=/)
  for (const name of ['AI', 'Semua Proyek']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toHaveCount(0)
  }
})

test('shows a message for an empty category', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Basis Data' }).click()
  await expect(page.getByRole('heading', { name: 'Tidak ada proyek' })).toBeVisible()
  await expect(page.getByText('Belum ada proyek untuk kategori "Basis Data"')).toBeVisible()
})

test('selects a category by keyboard', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Semua Proyek' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Full Stack' })).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('opens a project from its card and returns', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Warung Pintar Catat' }).click()
  await expect(page).toHaveURL('/projects/warung-pintar-catat')
  await expect(page.getByRole('link', { name: 'Live Demo' })).toHaveAttribute('target', '_blank')
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page).toHaveURL(/\/projects(\?page=2)?$/)
})

test.describe('a project that does not exist', () => {
  test.use({ expectedErrors: /404/ })

  test('shows the not-found view', async ({ page }) => {
    await page.goto('/projects/tidak-ada')
    await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

for (const width of [390, 768, 1024, 1440]) {
  test(`the title of a project is below its date and its breadcrumb on one line at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const slug of ['rantai-rilis', 'siaga-ciliwung']) {
      await page.goto(`/projects/${slug}`)
      const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: -1, y: -1 }
      const title = await box(page.getByRole('heading', { level: 1 }))
      const category = await box(page.getByText(/^(Tools|Backend Development)$/).first())
      expect(title.x).toBe(category.x)
      expect(title.y).toBeGreaterThan(category.y)
      const items = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
      const lines = await items.evaluateAll((all) =>
        all.map((item) => Math.round(item.getBoundingClientRect().bottom)),
      )
      expect(new Set(lines).size).toBe(1)
    }
  })
}
