import { findViolations } from './accessibilityViolations'
import { setTheme } from './setTheme'
import { expect, test } from './test'

/** The heading and the retry button of each page when all API requests fail. */
const errorStates = [
  ['/', 'Error', undefined],
  ['/about', 'Unable to Load Data', 'Try Again'],
  ['/skills', 'Gagal Memuat Keahlian', 'Coba Lagi'],
  ['/projects', 'Oops! Something went wrong', 'Try Again'],
  ['/projects/siaga-ciliwung', 'Something went wrong', 'Try Again'],
  ['/testimonials', 'Terjadi Kesalahan', 'Coba Lagi'],
  ['/testimonials/1', 'Terjadi Kesalahan', undefined],
  ['/blog', 'Gagal Memuat Artikel', 'Coba Lagi'],
  ['/blog/satu-transaksi-satu-kali', 'Terjadi Kesalahan', 'Coba Lagi'],
] as const

test.use({ clientOnly: true, expectedErrors: /50[03]|\[api\]/ })

for (const [path, heading, button] of errorStates) {
  test(`shows the error state of ${path} when the API fails, and recovers`, async ({ page }) => {
    await page.clock.install()
    await page.route('**/api/**', (route) =>
      route.fulfill({
        status: 503,
        json: { status: 'error', statusCode: 503, message: 'Server sedang tidur' },
      }),
    )
    await page.goto(path)
    const notice = page.getByRole('heading', { name: heading })
    // Three retries after 1, 2 and 4 seconds, with a fake clock.
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(notice).toBeVisible({ timeout: 50 })
    }).toPass({ intervals: [20] })
    await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible()

    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme)
      expect([theme, await findViolations(page)]).toEqual([theme, []])
    }

    await page.setViewportSize({ width: 390, height: 844 })
    const { left, right } = await page
      .getByRole('alert')
      .first()
      .evaluate((element) => element.getBoundingClientRect())
    expect(left).toBeGreaterThanOrEqual(16)
    expect(right).toBeLessThanOrEqual(390 - 16)

    await page.unroute('**/api/**')
    if (button) await page.getByRole('button', { name: button }).first().click()
    else await page.reload()
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('home shows no number of projects if their request fails', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/profile-projects?*', (route) => route.fulfill({ status: 503 }))
  await page.goto('/')
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [20] })
  await expect(page.getByText('Tahun Pengalaman', { exact: true })).toBeVisible()
  await expect(page.getByText('Proyek Selesai')).toHaveCount(0)
})

test.describe('after a new version of the site', () => {
  test.use({ clientOnly: false, expectedErrors: /404/ })

  test('a link loads the new document if its code file no longer exists', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.route(/BlogPage-/, (route) => route.fulfill({ status: 404 }))
    const documentRequest = page.waitForRequest((request) => request.isNavigationRequest())
    await page.getByRole('link', { name: 'Artikel' }).first().click()
    await documentRequest
    await page.unroute(/BlogPage-/)
    await expect(page.getByRole('heading', { level: 1, name: 'Blog & Artikel' })).toBeVisible()
  })
})
