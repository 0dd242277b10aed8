import type { Page } from '@playwright/test'
import { pictureWidths } from '../../src/lib/pictures'
import { holdRequests } from '../helpers/page'
import { expect, test } from '../helpers/test'

test.use({ expectedErrors: /404|500/ })

const cards = (page: Page) => page.getByRole('article')

test.describe('pictures', () => {
  test('have sources in smaller formats and several widths', async ({ page, request }) => {
    await page.goto('/projects')
    const first = cards(page).first().locator('picture')
    const image = first.locator('img')
    const sized = `/sized/pictures/projects/[\\w-]+\\.webp/(${pictureWidths.join('|')})\\.avif$`
    await expect
      .poll(() => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
      .toMatch(new RegExp(sized))
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
    const wrong = found.filter(([, status, type]) => status !== 200 || !/^image/.test(`${type}`))
    expect(wrong).toEqual([])
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

test('with reduced motion nothing is animated, and no card moves', async ({ page }) => {
  for (const path of ['/', '/blog', '/projects']) {
    await page.goto(path)
    const longest = await page.evaluate(() => {
      const ends = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))
      return Math.max(0, ...ends)
    })
    expect(longest).toBeLessThan(1)
  }
  const card = cards(page).first()
  await card.hover()
  const picture = card.locator('picture img')
  const readTransform = () => picture.evaluate((image) => getComputedStyle(image).transform)
  expect(await readTransform()).toBe('none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(readTransform).toBe('matrix(1.03, 0, 0, 1.03, 0, 0)')
})
