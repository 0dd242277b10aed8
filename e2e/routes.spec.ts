import type { Page } from '@playwright/test'
import { expect, test } from './test'

/** Every route: its address, its heading, its title. */
const routes = [
  ['/', /Halo, Saya Raka Contoh/, 'Beranda - Raka Contoh'],
  ['/about', 'Tentang Saya', 'Tentang Saya - Raka Contoh'],
  ['/skills', 'Keahlian & Teknologi', 'Keahlian - Raka Contoh'],
  ['/projects', 'Portfolio & Proyek', 'Proyek - Raka Contoh'],
  ['/projects/siaga-ciliwung', 'Siaga Ciliwung', 'Siaga Ciliwung - Raka Contoh'],
  ['/testimonials', 'Testimoni Klien', 'Testimoni - Raka Contoh'],
  ['/testimonials/1', 'Sinta Wulandari', 'Testimoni Sinta Wulandari - Raka Contoh'],
  ['/blog', 'Blog & Artikel', 'Artikel - Raka Contoh'],
  ['/contact', 'Hubungi Saya', 'Kontak - Raka Contoh'],
] as const

for (const [path, heading, title] of routes) {
  test(`shows ${path} by deep link and on reload`, async ({ page }) => {
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

test('reaches every page by the navigation, and marks it there', async ({ page }) => {
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

test('marks the section of a detail page in the navigation', async ({ page }) => {
  await page.goto('/projects/siaga-ciliwung')
  const navigation = page.getByRole('navigation', { name: 'Navigasi utama' })
  await expect(navigation.getByRole('link', { name: 'Proyek' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test.describe('an unknown route', () => {
  test.use({ expectedErrors: /404/ })

  test('shows the not-found page, with the way home', async ({ page }) => {
    await page.goto('/tidak/ada')
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('on a host that renders nothing', () => {
  test.use({ shell: true, expectedErrors: /ERR_FAILED|dynamically imported|PageLoadError/ })

  const notice = { name: 'Halaman gagal dimuat' }

  for (const [way, leadBack] of [
    ['Coba Lagi', (page: Page) => page.getByRole('button', { name: 'Coba Lagi' }).click()],
    ['another visit', (page: Page) => followLink(page, 'Artikel')],
  ] as const) {
    test(`says inside the layout that a page’s code cannot be loaded, and loads it on ${way}`, async ({
      page,
    }) => {
      await page.route(/BlogPage/, (route) => route.abort())
      await page.goto('/')
      let documents = 0
      page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
      await followLink(page, 'Artikel')
      await expect(page.getByRole('heading', notice)).toBeVisible()
      // The document has been loaded once, in case its build was an older one.
      expect(documents).toBe(1)

      if (way === 'another visit') {
        await followLink(page, 'Proyek')
        await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
      }
      await page.unroute(/BlogPage/)
      await leadBack(page)
      await expect(page.getByRole('heading', { name: 'Blog & Artikel' })).toBeVisible()
    })
  }

  test('ends on the address of the last page where the list is shorter', async ({ page }) => {
    await page.goto('/projects?page=999999')
    await expect(page.getByRole('article')).toHaveCount(14)
    await expect(page).toHaveURL('/projects?page=3')
  })
})

test('starts a new page at the top, and returns to where the visitor was', async ({ page }) => {
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

test('moves the focus to the page that came up', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Artikel' }).first().click()
  await expect(page.getByRole('heading', { name: 'Blog & Artikel' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
