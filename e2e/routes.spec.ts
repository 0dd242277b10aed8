import type { Page } from '@playwright/test'
import { expectedPages } from './expectedPages'
import { expect, test } from './test'

for (const { path, heading, title } of expectedPages) {
  test(`shows ${path} by its URL and after a reload`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveTitle(title)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

function followLink(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Navigasi utama' })
  return navigation.getByRole('link', { name }).click()
}

test('the navigation opens each page and marks it as current', async ({ page }) => {
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Navigasi utama' })
  for (const [label, heading] of [
    ['Tentang Saya', 'Tentang Saya'],
    ['Keahlian', 'Keahlian & Teknologi'],
    ['Proyek', 'Portfolio & Proyek'],
    ['Testimoni', 'Testimoni Klien'],
    ['Artikel', 'Blog & Artikel'],
    ['Kontak', 'Hubungi Saya'],
    ['Beranda', /Halo, Saya/],
  ] as const) {
    const link = navigation.getByRole('link', { name: label })
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(navigation.locator('[aria-current="page"]')).toHaveCount(1)
  }
})

test('the navigation marks the section of a detail page', async ({ page }) => {
  await page.goto('/projects/siaga-ciliwung')
  const navigation = page.getByRole('navigation', { name: 'Navigasi utama' })
  await expect(navigation.getByRole('link', { name: 'Proyek' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test.describe('an unknown route', () => {
  test.use({ expectedErrors: /404/ })

  test('shows the not-found page with a link to the home page', async ({ page }) => {
    await page.goto('/tidak/ada')
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('without server rendering', () => {
  test.use({ clientOnly: true, expectedErrors: /ERR_FAILED|dynamically imported|PageLoadError/ })

  const notice = { name: 'Halaman gagal dimuat' }
  /** Not the files that this page shares with others. */
  const blogPageCode = /\/BlogPage-[\w-]{8}\.js/

  for (const [action, retry] of [
    ['Coba Lagi', (page: Page) => page.getByRole('button', { name: 'Coba Lagi' }).click()],
    ['another visit', (page: Page) => followLink(page, 'Artikel')],
  ] as const) {
    test(`shows an error if a page’s code cannot be loaded, and loads it on ${action}`, async ({
      page,
    }) => {
      await page.route(blogPageCode, (route) => route.abort())
      await page.goto('/')
      let documents = 0
      page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
      await followLink(page, 'Artikel')
      await expect(page.getByRole('heading', notice)).toBeVisible()
      // The document was reloaded once, in case of a new build.
      expect(documents).toBe(1)

      if (action === 'another visit') {
        await followLink(page, 'Proyek')
        await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
      }
      await page.unroute(blogPageCode)
      await retry(page)
      await expect(page.getByRole('heading', { name: 'Blog & Artikel' })).toBeVisible()
    })
  }

  test('a page number beyond the end is replaced by the last page', async ({ page }) => {
    await page.goto('/projects?page=999999')
    await expect(page.getByRole('article')).toHaveCount(14)
    await expect(page).toHaveURL('/projects?page=3')
  })
})

test('scrolls a new page to the top, and restores the position on going back', async ({ page }) => {
  await page.goto('/projects')
  for (const title of ['Harga Panen', 'Rantai Rilis']) {
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded()
  }
  await expect(page.getByRole('article')).toHaveCount(14)
  await page.getByRole('link', { name: 'Koperasi Guyub' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)

  await page.getByRole('link', { name: 'Koperasi Guyub' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Koperasi Guyub' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(14)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 5)
})

test('focuses the main element after navigation', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Artikel' }).first().click()
  await expect(page.getByRole('heading', { name: 'Blog & Artikel' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
