import type { Locator, Page } from '@playwright/test'
import { buildProjects } from '../__mocks__/fixtures/projects'
import { buildSkills } from '../__mocks__/fixtures/skills'
import { buildTestimonial } from '../__mocks__/fixtures/testimonials'
import { expect, test } from './test'

// The lists are mocked, so the pages must not be server-rendered.
test.use({ clientOnly: true })

const picture = '/pictures/project-placeholder.svg'

/** Mocks an endpoint that returns these rows in pages. */
async function serveList(
  page: Page,
  path: string,
  rows: readonly unknown[],
  dataOf: (rows: unknown[]) => object,
): Promise<void> {
  await page.route(`**/api${path}?*`, (route) => {
    const query = new URL(route.request().url()).searchParams
    const [currentPage, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    const totalPages = Math.ceil(rows.length / limit)
    const pagination = { currentPage, limit, totalData: rows.length, totalPages }
    const part = rows.slice((currentPage - 1) * limit, currentPage * limit)
    return route.fulfill({ json: { status: 'success', data: { ...dataOf(part), pagination } } })
  })
}

/** The number of elements whose layout and paint `content-visibility` skips. */
function countSkipped(cards: Locator): Promise<number> {
  return cards.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const [child] = element.children
        return !child?.checkVisibility({ contentVisibilityAuto: true })
      }).length,
  )
}

/** All pictures but the first load lazily, and all have a size before they load. */
async function expectLazyPictures(cards: Locator): Promise<void> {
  const pictures = await cards.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => ({
      loading: image.loading,
      hasSize: image.width > 0 && getComputedStyle(image).aspectRatio !== 'auto',
    })),
  )
  expect(pictures.length).toBeGreaterThan(100)
  expect(pictures.slice(1).filter(({ loading }) => loading !== 'lazy')).toEqual([])
}

test('scrolls through 300 projects to the end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await serveList(
    page,
    '/profile-projects',
    buildProjects(300, { picture_url: picture }),
    (projects) => ({ projects }),
  )
  await page.goto('/projects')
  const cards = page.getByRole('article')
  for (let count = 6; count < 300; count = await cards.count()) {
    await cards.last().scrollIntoViewIfNeeded()
    await expect.poll(() => cards.count()).toBeGreaterThan(count)
  }
  await expect(cards).toHaveCount(300)
  await expect(page.getByText("You've reached the end of the projects list")).toBeVisible()
  await expectLazyPictures(cards)
})

test('shows 1000 testimonials, with layout only for those near the viewport', async ({ page }) => {
  const testimonials = Array.from({ length: 1000 }, (_, index) =>
    buildTestimonial({
      id: index + 1,
      testimonial_image_url: picture,
      customer_profile_picture_url: null,
    }),
  )
  await serveList(page, '/testimonials', testimonials, (rows) => ({ testimonials: rows }))
  await page.goto('/testimonials')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(1000)
  await expect.poll(() => countSkipped(cards)).toBeGreaterThan(900)
  await expectLazyPictures(cards)
})

for (const width of [390, 1440]) {
  test(`reserves the height of skipped cards within a tenth, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/testimonials')
    await expect(page.getByRole('article')).toHaveCount(9)
    const ratios = await page.getByRole('article').evaluateAll((cards: HTMLElement[]) => {
      const skipped = cards.filter((card) => getComputedStyle(card).contentVisibility === 'auto')
      for (const card of skipped) card.style.contentVisibility = 'visible'
      return skipped.map(
        (card) =>
          Number(/[\d.]+/.exec(getComputedStyle(card).containIntrinsicBlockSize)) /
          card.getBoundingClientRect().height,
      )
    })
    expect(ratios).toHaveLength(3)
    expect(Math.min(...ratios)).toBeGreaterThan(0.9)
    expect(Math.max(...ratios)).toBeLessThan(1.1)
  })
}

test('loads 500 skills in pages', async ({ page }) => {
  const skills = buildSkills(500).map((skill) => ({ ...skill, category_id: (skill.id % 5) + 1 }))
  await serveList(page, '/profile-skills/profile/1', skills, (rows) => ({
    profile_skills: [1, 2, 3, 4, 5].map((id) => ({
      category_id: id,
      category_name: `Kategori ${id}`,
      skills: (rows as typeof skills).filter(({ category_id }) => category_id === id),
    })),
  }))
  await page.goto('/skills')
  await expect(page.getByText('✅ Menampilkan semua 500 keahlian lengkap')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(500)
})
