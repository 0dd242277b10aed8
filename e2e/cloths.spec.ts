import type { Locator, Page } from '@playwright/test'
import { clothPatterns } from '../src/lib/cloth'
import { expect, test } from './test'

/** The cloths, which are decorative and therefore have no role. */
const clothsIn = (part: Page | Locator) => part.locator('[style*="--cloth-tile"]')

/** Pattern, and background as it is shown. */
const lookOf = (cloth: Locator) =>
  cloth.evaluate((element) => {
    const { backgroundColor } = getComputedStyle(element)
    const tile = getComputedStyle(element).getPropertyValue('--cloth-tile')
    return { tile, backgroundColor }
  })

/** Whether any part of a cloth is painted. */
const isPainted = (cloth: Locator) =>
  cloth.evaluate((element) => {
    const { backgroundColor } = getComputedStyle(element)
    const parts = ['::before', '::after'].map((name) => getComputedStyle(element, name).content)
    return !backgroundColor.endsWith(', 0)') || parts.some((content) => content !== 'none')
  })

test('serves the tile of every pattern as a cacheable file', async ({ request }) => {
  for (const pattern of clothPatterns) {
    const response = await request.get(`/cloths/${pattern}.svg`)
    expect([pattern, response.status()]).toEqual([pattern, 200])
    expect(response.headers()['content-type']).toMatch(/^image\/svg\+xml/)
    expect(response.headers()['cache-control']).toMatch(/max-age=[1-9]/)
  }
})

test('shows the same cloth on the card and on the page of a project', async ({ page }) => {
  await page.goto('/projects')
  const card = page.getByRole('article').filter({ hasText: 'Siaga Ciliwung' })
  const look = await lookOf(clothsIn(card))
  expect(look.backgroundColor).toMatch(/^rgb\(/)
  await card.getByRole('link').click()
  await expect(page.getByText('Technologies Used')).toBeVisible()
  const panel = clothsIn(page.getByRole('main'))
  await expect(panel).toHaveCount(1)
  expect(await lookOf(panel)).toEqual(look)
})

test('shows a cloth in place of a missing picture', async ({ page }) => {
  await page.route('**/api/profile-projects**', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { projects: { picture_url: null }[] } }
    for (const project of body.data.projects) project.picture_url = null
    await route.fulfill({ response, json: body })
  })
  await page.goto('/about')
  await page.getByRole('navigation').getByRole('link', { name: 'Proyek' }).first().click()
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  await expect(card.locator('img')).toHaveCount(0)
  const [picture, edge] = [clothsIn(card).first(), clothsIn(card).last()]
  expect(await lookOf(picture)).toEqual(await lookOf(edge))
  const box = await picture.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 10, 1)
})

for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
  test(`paints no cloth with ${JSON.stringify(media)}`, async ({ page }) => {
    await page.goto('/projects')
    const edge = clothsIn(page.getByRole('article').first())
    expect(await isPainted(edge)).toBe(true)
    await page.emulateMedia(media)
    expect(await isPainted(edge)).toBe(false)
  })
}
