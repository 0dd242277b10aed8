import { pictureWidths } from '../src/lib/pictures'
import { holdRequests } from './holdRequests'
import { expect, test } from './test'

test('pictures have sources in smaller formats and several widths', async ({ page }) => {
  await page.goto('/projects')
  const first = page.getByRole('article').first().locator('picture')
  await expect
    .poll(() => first.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(
      new RegExp(`/sized/pictures/projects/[\\w-]+\\.webp/(${pictureWidths.join('|')})\\.avif$`),
    )
  await expect(first.locator('source[type="image/webp"]')).toHaveAttribute('srcset', /1200w/)
  const image = first.locator('img')
  await expect(image).toHaveAttribute('width', '1600')
  await expect(image).toHaveAttribute('height', '1000')
  await expect(image).toHaveAttribute('fetchpriority', 'high')
  await expect(image).toHaveAttribute(
    'style',
    /linear-gradient\(#\w{6}, ?#\w{6}\)|linear-gradient\(rgb/,
  )
})

for (const path of ['/projects', '/testimonials']) {
  test(`each card of ${path} starts with its picture or its cloth`, async ({ page }) => {
    await page.goto(path)
    const gaps = await page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const picture = card.querySelector('img, [style*="--cloth-tile"]')?.getBoundingClientRect()
        return Math.round((picture?.top ?? NaN) - card.getBoundingClientRect().top - 1)
      }),
    )
    expect(gaps.length).toBeGreaterThan(5)
    expect(gaps.filter((gap) => gap !== 0)).toEqual([])
  })
}

test('all picture sources exist', async ({ page, request }) => {
  await page.goto('/projects')
  const urls = await page
    .locator('source')
    .evaluateAll((sources: HTMLSourceElement[]) =>
      sources.flatMap(({ srcset }) => srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '')),
    )
  expect(urls.length).toBeGreaterThan(30)
  for (const url of urls) {
    const response = await request.get(url)
    expect([url, response.status()]).toEqual([url, 200])
    expect(response.headers()['content-type']).toMatch(/^image\/(avif|webp)$/)
  }
})

test.describe('a broken picture', () => {
  test.use({ expectedErrors: /500/ })

  for (const beforeHydration of [false, true]) {
    test(`that fails ${beforeHydration ? 'before' : 'after'} hydration is replaced`, async ({
      page,
    }) => {
      await page.route(/\/pictures\/.*\.(webp|avif)$/, (route) => route.fulfill({ status: 500 }))
      const releaseCode = beforeHydration && (await holdRequests(page, '**/assets/*.js'))
      await page.goto('/projects', { waitUntil: 'commit' })
      const first = page.getByRole('article').first().locator('img')
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.complete))
        .toBe(true)
      if (releaseCode) releaseCode()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(first).toHaveCount(0)
    })
  }
})
