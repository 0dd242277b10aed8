import type { Page } from '@playwright/test'
import paths from './pagePaths.json'
import { expect, test } from './test'

const widths = [320, 390, 768, 1024, 1440, 1920]

// One of the pages responds with 404.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404 \(Not Found\)/ })

type Json = string | number | boolean | null | Json[] | { [field: string]: Json }

type Row = Record<string, Json> & { id: number }

const isRow = (value: Json): value is Row =>
  typeof value === 'object' && typeof (value as Row | null)?.id === 'number'

type Transform = (value: Json, field: string) => Json

/** Transforms all values of an API response recursively. */
function transformResponse(value: Json, transform: Transform, field = ''): Json {
  const result = transform(value, field)
  if (Array.isArray(result)) return result.map((entry) => transformResponse(entry, transform))
  if (typeof result !== 'object' || result === null) return result
  return Object.fromEntries(
    Object.entries(result).map(([key, entry]) => [key, transformResponse(entry, transform, key)]),
  )
}

const longWord = 'Pertanggungjawabanpertanggungjawabanpertanggungjawabanpertanggungjawaban'

/** The fields that are shown as text. */
const textFields =
  /^(full_name|current_job_title|bio|title|description|name|skill_name|category_name|customer_name|customer_position|customer_company|project_title|job_title|company_name|location|degree|institution_name|major|preferred_tech_stack|certifications)$/

const requiredFields =
  /^(status|full_name|title|name|label|slug|skill_name|category_name|customer_name|job_title|company_name|degree|institution_name|start_date)$/

const contentVariants: Record<string, Transform> = {
  'very long words': (value, field) =>
    typeof value === 'string' && textFields.test(field) ? `${value} ${longWord}` : value,
  'lists of one entry and no optional fields': (value, field) => {
    if (Array.isArray(value)) return value.slice(0, 1)
    if (field === 'pagination') return { currentPage: 1, totalPages: 1, totalData: 1, limit: 6 }
    return typeof value === 'string' && !requiredFields.test(field) ? null : value
  },
  // Rows and short texts; not the parts of rich text, which contain one another.
  'lists of 30 entries': (value) => {
    if (!Array.isArray(value)) return value
    const entries = value.filter((entry) => typeof entry === 'string' || isRow(entry))
    if (entries.length === 0) return value
    return Array.from({ length: 30 }, (_, index) => {
      const entry = entries[index % entries.length] as Row | string
      return typeof entry === 'string' ? entry : { ...entry, id: entry.id + index * 1000 }
    })
  },
}

/** By how many pixels the page is wider than the viewport. */
const horizontalOverflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth

/** The texts that a batik pattern overlaps. */
function findTextsOnPattern(): string[] {
  const patterns = [...document.querySelectorAll('main [aria-hidden]')]
    .filter((element) => getComputedStyle(element).maskImage.includes('svg'))
    .map((pattern) => pattern.getBoundingClientRect())
  const walker = document.createTreeWalker(document.querySelector('main') as Node, 4)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    // Limited to the parent's box, which may be smaller than the text's line boxes.
    const box = (node.parentElement as Element).getBoundingClientRect()
    const isOverlapped = [...range.getClientRects()].some((text) =>
      patterns.some(
        ({ left, right, top, bottom }) =>
          text.left < right &&
          text.right > left &&
          Math.max(text.top, box.top) < Math.min(bottom, box.bottom) &&
          Math.min(text.bottom, box.bottom) > Math.max(top, box.top),
      ),
    )
    if (isOverlapped) found.push(node.textContent ?? '')
  }
  return found
}

async function expectFittingLayout(page: Page, path: string) {
  // Skipped content has no size.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect([path, width, await page.evaluate(horizontalOverflow)]).toEqual([path, width, 0])
    expect([path, width, await page.evaluate(findTextsOnPattern)]).toEqual([path, width, []])
  }
}

/** Transforms the responses of the API. */
async function transformApi(page: Page, url: string, transform: Transform): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const json = transformResponse((await response.json()) as Json, transform)
    await route.fulfill({ response, json })
  })
}

async function expectFittingPages(page: Page) {
  for (const path of paths) {
    await page.goto(path)
    await expectFittingLayout(page, path)
  }
}

test('no page overflows at any width', ({ page }) => expectFittingPages(page))

test.describe('without server rendering', () => {
  test.use({ clientOnly: true })

  for (const [name, transform] of Object.entries(contentVariants)) {
    test(`no page overflows at any width with ${name}`, async ({ page }) => {
      await transformApi(page, '**/api/**', transform)
      await expectFittingPages(page)
    })
  }

  test('a long name does not break within a word', async ({ page }) => {
    const longName = 'Raden Ajeng Kusumaningtyas Hadiningrat-Prawirodirdjo'
    await transformApi(page, '**/api/profiles/1', (value, field) =>
      field === 'full_name' ? longName : value,
    )
    await page.goto('/')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const brokenWords = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const node = heading.lastElementChild?.firstChild as Text
        return [...(node.textContent ?? '').matchAll(/[^\s-]+/g)]
          .filter(({ index, 0: word }) => {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            return range.getClientRects().length > 1
          })
          .map(([word]) => word)
      })
      expect([width, brokenWords]).toEqual([width, []])
    }
  })
})
