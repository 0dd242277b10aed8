import { expect, test } from './test'

const placeholder = '/pictures/project-placeholder.svg'

test('offers each picture in smaller formats and in the widths of the layout', async ({ page }) => {
  await page.goto('/projects')
  const first = page.getByRole('article').first().locator('picture')
  await expect
    .poll(() => first.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/sized\/pictures\/projects\/[\w-]+\.webp\/(400|800|1200)\.avif$/)
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
  test(`begins each card of ${path} with its picture`, async ({ page }) => {
    await page.goto(path)
    const gaps = await page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const picture = card.querySelector('img')?.getBoundingClientRect()
        return Math.round((picture?.top ?? NaN) - card.getBoundingClientRect().top - 1)
      }),
    )
    expect(gaps.length).toBeGreaterThan(5)
    expect(gaps.filter((gap) => gap !== 0)).toEqual([])
  })
}

test('serves every one of them', async ({ page, request }) => {
  await page.goto('/projects')
  const addresses = await page
    .locator('source')
    .evaluateAll((sources: HTMLSourceElement[]) =>
      sources.flatMap(({ srcset }) => srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '')),
    )
  expect(addresses.length).toBeGreaterThan(30)
  for (const address of addresses) {
    const response = await request.get(address)
    expect([address, response.status()]).toEqual([address, 200])
    expect(response.headers()['content-type']).toMatch(/^image\/(avif|webp)$/)
  }
})

test.describe('a picture that does not load', () => {
  test.use({ expectedErrors: /500/ })

  for (const late of [false, true]) {
    test(`is replaced, ${late ? 'also when it failed before the app came' : 'at once'}`, async ({
      page,
    }) => {
      await page.route(/\/pictures\/.*\.(webp|avif)$/, (route) => route.fulfill({ status: 500 }))
      let release: () => void = () => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      if (late) {
        await page.route('**/assets/*.js', async (route) => {
          await held
          await route.continue()
        })
      }
      await page.goto('/projects', { waitUntil: 'commit' })
      const first = page.getByRole('article').first().locator('img')
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.complete))
        .toBe(true)
      release()
      await expect(first).toHaveAttribute('src', placeholder)
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    })
  }
})
