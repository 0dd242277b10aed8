import AxeBuilder from '@axe-core/playwright'
import paths from './everyPage.json'
import { expect, test } from './test'

// One of the pages does not exist.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404 \(Not Found\)/ })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })
    for (const path of paths) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      })
    }
  })
}

for (const width of [320, 390, 768, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('nothing overflows on any page', async ({ page }) => {
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect([path, overflow]).toEqual([path, 0])
      }
    })
  })
}

const longWord = 'Pertanggungjawabanpertanggungjawabanpertanggungjawabanpertanggungjawaban'

/** The fields that are shown as text, whatever list or entry they are in. */
const textFields =
  /^(full_name|current_job_title|bio|title|description|name|skill_name|category_name|customer_name|customer_position|customer_company|project_title|job_title|company_name|location|degree|institution_name|major|preferred_tech_stack|certifications)$/

function lengthen(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return textFields.test(field) ? `${value} ${longWord}` : value
  if (Array.isArray(value)) return value.map((entry) => lengthen(entry))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, lengthen(entry, key)]),
  )
}

for (const width of [320, 1024, 1440]) {
  test.describe(`${width} px wide with very long words`, () => {
    test.use({ viewport: { width, height: 900 }, shell: true })

    test('long words break rather than widen the page', async ({ page }) => {
      await page.route('**/api/**', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: lengthen(await response.json()) })
      })
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect([path, overflow]).toEqual([path, 0])
      }
    })
  })
}

test('skips to the content by the first Tab', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
