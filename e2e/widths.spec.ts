import type { Page } from '@playwright/test'
import paths from './everyPage.json'
import { expect, test } from './test'

const widths = [320, 390, 768, 1024, 1440, 1920]

// One of the pages does not exist.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404 \(Not Found\)/ })

type Json = string | number | boolean | null | Json[] | { [field: string]: Json }

/** Another content: every value of an answer of the API, changed by its field. */
function change(value: Json, by: (value: Json, field: string) => Json, field = ''): Json {
  const changed = by(value, field)
  if (Array.isArray(changed)) return changed.map((entry) => change(entry, by))
  if (typeof changed !== 'object' || changed === null) return changed
  return Object.fromEntries(
    Object.entries(changed).map(([key, entry]) => [key, change(entry, by, key)]),
  )
}

const longWord = 'Pertanggungjawabanpertanggungjawabanpertanggungjawabanpertanggungjawaban'

/** The fields that are shown as text, whatever list or entry they are in. */
const textFields =
  /^(full_name|current_job_title|bio|title|description|name|skill_name|category_name|customer_name|customer_position|customer_company|project_title|job_title|company_name|location|degree|institution_name|major|preferred_tech_stack|certifications)$/

/** The fields that no entry can do without. */
const neededFields =
  /^(status|full_name|title|name|label|slug|skill_name|category_name|customer_name|job_title|company_name|degree|institution_name|start_date)$/

const contents: Record<string, (value: Json, field: string) => Json> = {
  'with very long words': (value, field) =>
    typeof value === 'string' && textFields.test(field) ? `${value} ${longWord}` : value,
  'with one of each, and nothing that may be missing': (value, field) => {
    if (Array.isArray(value)) return value.slice(0, 1)
    if (field === 'pagination') return { currentPage: 1, totalPages: 1, totalData: 1, limit: 6 }
    return typeof value === 'string' && !neededFields.test(field) ? null : value
  },
  'with a hundred of each': (value) => {
    if (!Array.isArray(value)) return value
    return Array.from({ length: value.length && 100 }, (_, index) => {
      const entry = value[index % value.length] as Record<string, Json>
      return entry.id === undefined ? entry : { ...entry, id: Number(entry.id) + index * 1000 }
    })
  },
}

/** By how much the page is wider than its window. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** The texts that batik lies behind or on. */
function textsOnBatik(): string[] {
  const fields = [...document.querySelectorAll('main [aria-hidden]')]
    .filter((element) => getComputedStyle(element).maskImage.includes('svg'))
    .map((field) => field.getBoundingClientRect())
  const walker = document.createTreeWalker(document.querySelector('main') as Node, 4)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    // What is cut off is not on show, and a line may be set closer than its letters are high.
    const box = (node.parentElement as Element).getBoundingClientRect()
    const isOn = [...range.getClientRects()].some((text) =>
      fields.some(
        ({ left, right, top, bottom }) =>
          text.left < right &&
          text.right > left &&
          Math.max(text.top, box.top) < Math.min(bottom, box.bottom) &&
          Math.min(text.bottom, box.bottom) > Math.max(top, box.top),
      ),
    )
    if (isOn) found.push(node.textContent ?? '')
  }
  return found
}

async function expectToFit(page: Page, path: string) {
  // What waits to be scrolled to has no measures yet.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect([path, width, await page.evaluate(overflow)]).toEqual([path, width, 0])
    expect([path, width, await page.evaluate(textsOnBatik)]).toEqual([path, width, []])
  }
}

test('every page fits every width', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    await expectToFit(page, path)
  }
})

for (const [name, by] of Object.entries(contents)) {
  test.describe(name, () => {
    test.use({ shell: true })

    test(`every page fits every width ${name}`, async ({ page }) => {
      await page.route('**/api/**', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: change((await response.json()) as Json, by) })
      })
      for (const path of paths) {
        await page.goto(path)
        await expectToFit(page, path)
      }
    })
  })
}

test.describe('a long name', () => {
  test.use({ shell: true })

  test('is not broken within a word', async ({ page }) => {
    await page.route('**/api/profiles/1', async (route) => {
      const response = await route.fetch()
      const name = 'Raden Ajeng Kusumaningtyas Hadiningrat-Prawirodirdjo'
      const renamed = (value: Json, field: string) => (field === 'full_name' ? name : value)
      await route.fulfill({ response, json: change((await response.json()) as Json, renamed) })
    })
    await page.goto('/')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const broken = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
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
      expect([width, broken]).toEqual([width, []])
    }
  })
})
