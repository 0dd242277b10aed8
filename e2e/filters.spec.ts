import type { Page } from '@playwright/test'
import { readLayoutShifts, recordLayoutShifts } from './layoutShifts'
import { expect, test } from './test'

interface FilteredList {
  path: string
  category: string
  search: string
  count: number
  heading: string
}

const lists: FilteredList[] = [
  {
    path: '/projects',
    category: 'Full Stack',
    search: '?category=Full%20Stack',
    count: 3,
    heading: 'Warung Pintar Catat',
  },
  {
    path: '/testimonials',
    category: 'Backend Development',
    search: '?category=2',
    count: 2,
    heading: 'Siaga Ciliwung',
  },
]

async function expectFiltered(page: Page, { path, category, search, count }: FilteredList) {
  await expect(page).toHaveURL(path + search)
  await expect(page.getByRole('button', { name: category })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(count)
}

for (const list of lists) {
  test(`${list.path} keeps the category on reload and on return`, async ({ page }) => {
    await recordLayoutShifts(page)
    await page.goto(list.path)
    await page.getByRole('button', { name: list.category }).click()
    await expectFiltered(page, list)
    await page.reload()
    await expectFiltered(page, list)
    expect(await readLayoutShifts(page)).toEqual([])
    await page.getByRole('link', { name: list.heading }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.goBack()
    await expectFiltered(page, list)
    await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toHaveCount(0)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${list.path} is rendered with the category of the address`, async ({ page }) => {
      await page.goto(list.path + list.search)
      await expect(page.getByRole('article')).toHaveCount(list.count)
    })
  })

  test.describe('without server rendering', () => {
    test.use({ clientOnly: true })

    test(`${list.path} selects the category of the address`, async ({ page }) => {
      await page.goto(list.path + list.search)
      await expectFiltered(page, list)
    })
  })
}

test('orders the categories by their numbers, which are not part of their names', async ({
  page,
}) => {
  for (const [path, noun] of [
    ['/projects', 'proyek'],
    ['/testimonials', 'testimoni'],
  ] as const) {
    await page.goto(path)
    const [all, ...categories] = await page
      .getByRole('group', { name: `Kategori ${noun}` })
      .getByRole('button')
      .all()
    await expect(page.getByRole('button', { name: 'AI', exact: true })).toBeVisible()
    await expect(all as NonNullable<typeof all>).toHaveAccessibleDescription(/^\d+ /)
    const counts = await Promise.all(
      categories.map(async (button) => Number(await button.getAttribute('data-count'))),
    )
    expect(counts).toEqual([...counts].sort((one, other) => other - one))
  }
})

test('on a phone the row of filters goes on to the edge of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects?category=Tools')
  const row = page.getByRole('group', { name: 'Kategori proyek' })
  const box = await row.boundingBox()
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(390)
  // The selected category, one of the last, has been scrolled into view.
  await expect(page.getByRole('button', { name: 'Tools' })).toBeInViewport({ ratio: 1 })
})
