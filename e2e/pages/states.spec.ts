import type { Page } from '@playwright/test'
import { readOverflow, resize, setTheme, transformApi } from '../helpers/page'
import { expect, test } from '../helpers/test'
import { findViolations } from '../helpers/violations'
import paths from '../pagePaths.json'
import { findTextsOnPattern, findWrongLanguages } from './checks'
import { englishTexts } from './englishTexts'

// Pages that show something else than their content; they are not server-rendered.
test.use({ clientOnly: true, expectedErrors: /404|50[03]|\[api\]/ })

/** Its language is not known to the page. */
const serverMessage = 'Server sedang tidur'

/** Header and footer are those of every page. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  const wrong = await page.evaluate(findWrongLanguages, englishTexts)
  expect([path, wrong.filter((text) => !text.includes(serverMessage))]).toEqual([path, []])
  expect([path, await findViolations(page, { include: 'main' })]).toEqual([path, []])
}

/** Delays all responses of the API. @returns a function that lets them fail */
async function holdApi(page: Page): Promise<() => void> {
  let fail: () => void = () => undefined
  const failed = new Promise<void>((resolve) => (fail = resolve))
  const json = { status: 'error', statusCode: 503, message: serverMessage }
  await page.route('**/api/**', async (route) => {
    await failed
    await route.fulfill({ status: 503, json })
  })
  return fail
}

const projectsFailed = 'Failed to load projects. Please try again.'
const testimonialsFailed = 'Gagal memuat data testimoni. Silakan coba lagi nanti.'

/** The heading of a page whose requests have failed, its message and its button. */
const failures: Record<string, [heading: string, message: string, button?: string]> = {
  '/': ['Error', serverMessage],
  '/about': ['Unable to Load Data', serverMessage, 'Try Again'],
  '/skills': ['Gagal Memuat Keahlian', serverMessage, 'Coba Lagi'],
  '/projects': ['Oops! Something went wrong', projectsFailed, 'Try Again'],
  '/projects/siaga-ciliwung': ['Something went wrong', serverMessage, 'Try Again'],
  '/testimonials': ['Terjadi Kesalahan', testimonialsFailed, 'Coba Lagi'],
  '/testimonials/1': ['Terjadi Kesalahan', serverMessage],
  '/blog': ['Gagal Memuat Artikel', serverMessage, 'Coba Lagi'],
  '/blog/satu-transaksi-satu-kali': ['Terjadi Kesalahan', serverMessage, 'Coba Lagi'],
}

test('pages are accessible without a response and after a failure', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  for (const [path, [heading, message, button]] of Object.entries(failures)) {
    const failApi = await holdApi(page)
    await page.goto(path)
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expectAccessible(page, path)

    failApi()
    const notice = page.getByRole('heading', { name: heading })
    // Until three retries have failed, after 1, 2 and 4 seconds.
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(notice).toBeVisible({ timeout: 50 })
    }).toPass({ intervals: [20] })
    await expect(page.getByText(message).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('banner')).toBeVisible()
    await expectAccessible(page, path)
    const alert = await page.getByRole('alert').first().boundingBox()
    expect(alert?.x).toBeGreaterThanOrEqual(16)
    expect((alert?.x ?? 0) + (alert?.width ?? 0)).toBeLessThanOrEqual(390 - 16)
    await setTheme(page, 'dark')
    expect(await findViolations(page, { include: 'main', onlyColours: true })).toEqual([])

    await page.unroute('**/api/**')
    if (button) await page.getByRole('button', { name: button }).first().click()
    else await page.reload()
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

type Json = string | number | boolean | null | Json[] | { [field: string]: Json }
type Transform = (value: Json, field: string) => Json

/** Transforms all values of a response recursively. */
function transformJson(value: Json, transform: Transform, field = ''): Json {
  const result = transform(value, field)
  if (Array.isArray(result)) return result.map((entry) => transformJson(entry, transform))
  if (typeof result !== 'object' || result === null) return result
  return Object.fromEntries(
    Object.entries(result).map(([key, entry]) => [key, transformJson(entry, transform, key)]),
  )
}

const longWord = 'Pertanggungjawabanpertanggungjawabanpertanggungjawabanpertanggungjawaban'

/** The fields that are shown as text. */
const textFields =
  /^(full_name|current_job_title|bio|title|description|name|skill_name|category_name|customer_name|customer_position|customer_company|project_title|job_title|company_name|location|degree|institution_name|major|preferred_tech_stack|certifications)$/
const isRow = (value: Json): value is { id: number } =>
  typeof value === 'object' && typeof (value as { id?: Json } | null)?.id === 'number'

/** Makes lists of 30 entries, and puts a very long word into every text. */
const enlarge: Transform = (value, field) => {
  if (typeof value === 'string') return textFields.test(field) ? `${value} ${longWord}` : value
  if (!Array.isArray(value)) return value
  // Rows and short texts; not the parts of rich text, which contain one another.
  const entries = value.filter((entry) => typeof entry === 'string' || isRow(entry))
  if (entries.length === 0) return value
  return Array.from({ length: 30 }, (_, index) => {
    const entry = entries[index % entries.length] as { id: number } | string
    return typeof entry === 'string' ? entry : { ...entry, id: entry.id + index * 1000 }
  })
}

/** Opens a page and waits for the responses of the API. */
async function openAndLoad(page: Page, path: string): Promise<void> {
  let pending = 0
  page.on('request', () => (pending += 1))
  page.on('requestfinished', () => (pending -= 1))
  page.on('requestfailed', () => (pending -= 1))
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => pending, { intervals: [20] }).toBe(0)
}

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 320, height: 900 } })

  for (const path of paths) {
    test(`${path} does not overflow at any width, whatever the API contains`, async ({ page }) => {
      await transformApi(page, '**/api/**', (json) => transformJson(json, enlarge))
      await openAndLoad(page, path)
      for (const width of [320, 768, 1440]) {
        if (width > 320) await resize(page, { width, height: 900 })
        const found = [await readOverflow(page), await page.evaluate(findTextsOnPattern)]
        expect([width, ...found]).toEqual([width, 0, []])
      }
    })
  }
})
