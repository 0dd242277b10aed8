import type { Page } from '@playwright/test'
import { holdRequests, resize } from '../helpers/page'
import { expect, test } from '../helpers/test'
import { appearanceDefaults } from '../../src/contract/constants'
import { palettesOf } from '../../src/theme/dyes'

// With the animations of a change of pages.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, prefetches: true })

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Navigasi utama' })

test('the navigation opens each page, marks, focuses and announces it, with a progress bar until it has loaded', async ({
  page,
}) => {
  const releaseCode = await holdRequests(page, /BlogPage/)
  await page.goto('/')
  await mainNavigation(page).getByRole('link', { name: 'Artikel' }).click()
  const progress = page.getByRole('progressbar', { name: 'Memuat halaman' })
  await expect(progress).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Halo, Saya/ })).toBeVisible()
  releaseCode()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog & Artikel' })).toBeVisible()
  await expect(progress).toBeHidden()
  for (const [label, heading] of [
    ['Tentang Saya', 'Tentang Saya'],
    ['Keahlian', 'Keahlian & Teknologi'],
    ['Proyek', 'Portfolio & Proyek'],
    ['Testimoni', 'Testimoni Klien'],
    ['Artikel', 'Blog & Artikel'],
    ['Kontak', 'Hubungi Saya'],
    ['Beranda', /Halo, Saya/],
  ] as const) {
    const link = mainNavigation(page).getByRole('link', { name: label })
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(mainNavigation(page).locator('[aria-current="page"]')).toHaveCount(1)
    await expect(page.getByRole('main')).toBeFocused()
    const announcement = page.locator('[aria-live="polite"]').first()
    await expect(announcement).toHaveText(`${label} - Raka Contoh`)
  }
  await page.goto('/projects/siaga-ciliwung')
  const section = mainNavigation(page).getByRole('link', { name: 'Proyek' })
  await expect(section).toHaveAttribute('aria-current', 'page')
})

test.describe('if the code of a page cannot be loaded', () => {
  test.use({ expectedErrors: /404|ERR_FAILED|dynamically imported|PageLoadError/ })

  /** Not the files that this page shares with others. */
  const blogPageCode = /\/BlogPage-[\w-]{8}\.js/

  test('a link loads the document of a new version of the site', async ({ page }) => {
    await page.route(blogPageCode, (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    const documentRequest = page.waitForRequest((request) => request.isNavigationRequest())
    await mainNavigation(page).getByRole('link', { name: 'Artikel' }).click()
    await documentRequest
    await page.unroute(blogPageCode)
    await expect(page.getByRole('heading', { level: 1, name: 'Blog & Artikel' })).toBeVisible()
  })
})

for (const [path, position, reloads] of [
  ['/', 3, false],
  ['/testimonials', 4, true],
] as const) {
  test(`going back to ${path} restores the focus and the scroll position`, async ({ page }) => {
    await page.goto(path)
    const link = page.getByRole('article').nth(position).getByRole('link')
    await link.focus()
    const readTop = () => link.evaluate((element) => element.getBoundingClientRect().top)
    // Until content that was skipped has its layout.
    let top = NaN
    const hasMoved = async () => {
      const before = top
      top = await readTop()
      return top !== before
    }
    await expect.poll(hasMoved, { intervals: [200] }).toBe(false)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(path)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    if (reloads) await page.reload()
    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(async () => Math.abs((await readTop()) - top)).toBeLessThan(2)
    await page.keyboard.press('Tab')
    await expect(link).not.toBeFocused()
    const next = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)
    expect(next).toBeGreaterThan(0)
  })
}

test('going back twice from another site opens the page before the last one', async ({ page }) => {
  await page.goto('/')
  await mainNavigation(page).getByRole('link', { name: 'Tentang Saya' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tentang Saya' })).toBeVisible()
  await page.goto('/robots.txt')
  const releaseCode = await holdRequests(page, /\.js$/)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Tentang Saya' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/')
  releaseCode()
  await expect(page.getByRole('heading', { level: 1, name: /Halo, Saya/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Tentang Saya' })).toBeHidden()
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens by keyboard, closes in three ways, and scrolls on a low screen', async ({ page }) => {
    await page.goto('/about')
    const button = page.getByRole('button', { name: /menu/i })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('link', { name: 'Artikel' })).toHaveCount(0)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Beranda' }).first()).toBeFocused()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(195, 800)
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/about')

    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await menu.getByRole('link', { name: 'Artikel' }).click()
    await expect(page.getByRole('heading', { name: 'Blog & Artikel' })).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeHidden()

    await resize(page, { width: 740, height: 360 })
    await button.click()
    const last = menu.getByRole('link', { name: 'Kontak' })
    await expect(last).not.toBeInViewport()
    await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(last).toBeInViewport({ ratio: 1 })
  })
})

test('the theme is the system’s until it is selected, and then kept', async ({ page }) => {
  const { dark } = palettesOf(appearanceDefaults.dye)
  /** The colours of the browser's own interface. */
  const themeColours = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas: HTMLMetaElement[]) => metas.map(({ content }) => content))
  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const html = page.locator('html')
  await page.goto('/')
  await expect(html).not.toHaveClass('dark')
  const light = await readBackground()
  await page.getByRole('button', { name: 'Ganti ke tema gelap' }).click()
  await expect(html).toHaveClass('dark')
  await expect.poll(readBackground).not.toBe(light)
  await page.goto('/blog')
  await expect(html).toHaveClass('dark')
  expect(await themeColours()).toEqual([dark.surface, dark.surface])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Ganti ke tema terang' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ganti ke tema gelap' })).toBeVisible()
  await expect(html).not.toHaveClass('dark')

  await page.evaluate(() => {
    localStorage.setItem('theme', '{"a":')
    localStorage.setItem('auth_token', 'rusak\n☃')
  })
  const blockStorage = () => {
    const throwError = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.assign(Storage.prototype, { getItem: throwError, setItem: throwError })
  }
  for (const isBlocked of [false, true]) {
    if (isBlocked) await page.addInitScript(blockStorage)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(html).toHaveClass('dark')
  }
  await page.getByRole('button', { name: 'Ganti ke tema terang' }).click()
  await expect(html).not.toHaveClass('dark')
})
