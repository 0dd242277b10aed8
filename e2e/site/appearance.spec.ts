import type { Locator, Page } from '@playwright/test'
import { pictureWidths } from '../../src/lib/pictures'
import { holdRequests, readLayoutShifts, recordLayoutShifts } from '../helpers/page'
import { expect, test } from '../helpers/test'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404|500/ })

const phone = { width: 390, height: 844 }
const laptop = { width: 1440, height: 900 }

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not displayed')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const cards = (page: Page) => page.getByRole('article')

test('the first screens show the portrait and featured work, a quotation, and the contact form', async ({
  page,
}) => {
  await recordLayoutShifts(page)
  for (const viewport of [phone, { width: 1024, height: 768 }, laptop]) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    const portrait = page.getByRole('main').getByRole('img', { name: /^Raka Contoh/ })
    await expect(portrait).toBeInViewport({ ratio: 1 })
    const { y } = await boxOf(page.getByRole('heading', { name: 'Project Unggulan Saya' }))
    expect(y).toBeLessThan(viewport.height * (viewport === phone ? 1.3 : 1))
    expect(await readLayoutShifts(page)).toEqual([])
  }
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport)
    await page.goto('/testimonials/1')
    await expect(page.getByText(/^“Dulu saya menutup buku/)).toBeInViewport({ ratio: 1 })
    await page.goto('/contact')
    await expect(page.getByRole('button', { name: 'Kirim Pesan' })).toBeInViewport({ ratio: 0.5 })
  }
})

test('on a low screen the menu scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  expect((await boxOf(menu)).bottom).toBeLessThanOrEqual(360)
  const last = menu.getByRole('link', { name: 'Kontak' })
  await expect(last).not.toBeInViewport()
  await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(last).toBeInViewport({ ratio: 1 })
})

test.describe('pictures', () => {
  test('have sources in smaller formats and several widths, which exist', async ({
    page,
    request,
  }) => {
    await page.goto('/projects')
    const first = cards(page).first().locator('picture')
    const image = first.locator('img')
    await expect
      .poll(() => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
      .toMatch(
        new RegExp(`/sized/pictures/projects/[\\w-]+\\.webp/(${pictureWidths.join('|')})\\.avif$`),
      )
    await expect(image).toHaveAttribute('width', '1600')
    await expect(image).toHaveAttribute('height', '1000')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    const urls = await page
      .locator('source')
      .evaluateAll((sources: HTMLSourceElement[]) =>
        sources.flatMap(({ srcset }) =>
          srcset.split(', ').map((entry) => entry.split(' ')[0] ?? ''),
        ),
      )
    expect(urls.length).toBeGreaterThan(30)
    const found = await Promise.all(
      urls.map(async (url) => {
        const response = await request.get(url)
        return [url, response.status(), response.headers()['content-type']]
      }),
    )
    expect(found.filter(([, status, type]) => status !== 200 || !/^image/.test(`${type}`))).toEqual(
      [],
    )
  })

  test('are replaced if they fail before or after hydration', async ({ page }) => {
    await page.route(/\/pictures\/.*\.(webp|avif)$/, (route) => route.fulfill({ status: 500 }))
    const first = cards(page).first().locator('img')
    const releaseCode = await holdRequests(page, '**/assets/*.js')
    await page.goto('/projects', { waitUntil: 'commit' })
    await expect.poll(() => first.evaluate(({ complete }: HTMLImageElement) => complete)).toBe(true)
    releaseCode()
    await expect(first).toHaveCount(0)
    await page.goto('/about')
    await page.getByRole('navigation').getByRole('link', { name: 'Proyek' }).first().click()
    await expect(cards(page).first()).toBeVisible()
    await expect(first).toHaveCount(0)
  })
})

test('a cloth is the same on a card and its page, and neither printed nor in high contrast mode', async ({
  page,
}) => {
  /** The cloths are decorative and therefore have no role. */
  const clothsIn = (part: Page | Locator) => part.locator('[style*="--cloth-tile"]')
  const lookOf = (cloth: Locator) =>
    cloth.evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element)
      return [getComputedStyle(element).getPropertyValue('--cloth-tile'), backgroundColor]
    })
  /** Whether any part of a cloth is painted. */
  const isPainted = (cloth: Locator) =>
    cloth.evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element)
      const parts = ['::before', '::after'].map((name) => getComputedStyle(element, name).content)
      return !backgroundColor.endsWith(', 0)') || parts.some((content) => content !== 'none')
    })
  await page.goto('/projects')
  const card = cards(page).filter({ hasText: 'Siaga Ciliwung' })
  const look = await lookOf(clothsIn(card))
  expect(await isPainted(clothsIn(card))).toBe(true)
  for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    expect(await isPainted(clothsIn(card))).toBe(false)
    await page.emulateMedia({ media: null, forcedColors: null })
  }
  await card.getByRole('link').click()
  await expect(page.getByText('Technologies Used')).toBeVisible()
  expect(await lookOf(clothsIn(page.getByRole('main')).first())).toEqual(look)
})

test('prints Tentang Saya as a résumé of at most two pages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const text of ['Raka Contoh', 'Pengalaman Kerja', 'Pendidikan', 'Teknologi']) {
    await expect(main.getByText(new RegExp(`^${text}`)).filter({ visible: true })).toBeVisible()
  }
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByText('Filosofi Kerja Saya'),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await expect(hidden).toBeHidden()
  }
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(23, 28, 40)')
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.length).toBeLessThanOrEqual(2)
})
