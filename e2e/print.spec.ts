import sharp from 'sharp'
import type { Locator } from '@playwright/test'
import paths from './pagePaths.json'
import { expect, test } from './test'

test.use({ colorScheme: 'dark' })

test('prints Tentang Saya as a résumé of at most two pages', async ({ page }) => {
  await page.goto('/about')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const main = page.getByRole('main')
  for (const text of [
    'Raka Contoh',
    'Pengalaman Kerja',
    'Pendidikan',
    'Teknologi',
    'Sertifikasi',
  ]) {
    await expect(main.getByText(new RegExp(`^${text}`)).filter({ visible: true })).toBeVisible()
  }
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByText('Filosofi Kerja Saya'),
    page.getByText('Langsung ke isi'),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await expect(hidden).toBeHidden()
  }
  const printedUrls = await main
    .getByRole('list', { name: 'Media sosial' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  expect(printedUrls.length).toBeGreaterThan(0)
  for (const url of printedUrls) expect(url).toMatch(/^"https:\/\/.+"$/)
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(29, 26, 39)')

  const pdf = await page.pdf({ preferCSSPageSize: true })
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.length).toBeLessThanOrEqual(2)
})

/** The average brightness of an element's pixels, from 0 to 255. */
async function brightnessOf(element: Locator): Promise<number> {
  const { channels } = await sharp(await element.screenshot())
    .greyscale()
    .stats()
  return channels[0]?.mean ?? 0
}

/** The contrast ratio of an element's text colour to white paper. */
function contrastToPaper(element: Element): number {
  const channels = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

for (const path of ['/', '/about', '/projects', '/testimonials', '/contact']) {
  test(`prints ${path} dark on light, with and without backgrounds`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await brightnessOf(page.locator('html'))).toBeGreaterThan(200)
    const texts = page.getByRole('main').locator('a, button, h1, h2, h3, p, li, dt, dd')
    for (const element of await texts.filter({ visible: true, hasText: /./ }).all()) {
      const text = (await element.textContent())?.slice(0, 40)
      expect([text, (await element.evaluate(contrastToPaper)) >= 4.5]).toEqual([text, true])
    }
  })
}

/**
 * Runs in the page: the headings that may end a sheet, and the bordered boxes that may be cut.
 * Browsers ignore `break-after` in grids and flexible boxes. Code may be longer than a sheet.
 */
function findPageBreaks(): string[] {
  const styleOf = (element: Element) => getComputedStyle(element)
  const isWhole = (element: Element): boolean =>
    /avoid/.test(styleOf(element).breakInside) ||
    (element.parentElement !== null && isWhole(element.parentElement))
  const isJoined = (heading: Element) =>
    [heading, heading.parentElement ?? heading].some((element) => {
      const parent = element.parentElement ?? element
      return styleOf(element).breakAfter === 'avoid' && !/grid|flex/.test(styleOf(parent).display)
    })
  const isBox = (element: Element) => {
    const { borderTopStyle, borderBottomStyle } = styleOf(element)
    return borderTopStyle === 'solid' && borderBottomStyle === 'solid'
  }
  const shown = [...document.querySelectorAll('main *')].filter((element) =>
    element.checkVisibility(),
  )
  const headings = shown.filter(({ localName }) => /^h[2-6]$/.test(localName))
  const boxes = shown
    .filter((element) => isBox(element) && !element.matches('a, button, span, img'))
    .filter((box) => !box.querySelector('pre'))
  return [
    ...headings.filter((heading) => !isWhole(heading) && !isJoined(heading)),
    ...boxes.filter((box) => !isWhole(box)),
    ...shown.filter((element) => styleOf(element).contentVisibility !== 'visible'),
  ].map((element) => `${element.localName}: ${element.textContent?.slice(0, 40)}`)
}

test.describe('on sheets of paper', () => {
  // One of the pages responds with 404.
  test.use({ expectedErrors: /404 \(Not Found\)/ })

  test('no page breaks after a heading or within a card, and all content is printed', async ({
    page,
  }) => {
    const found: Record<string, string[]> = {}
    for (const path of paths) {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      found[path] = await page.evaluate(findPageBreaks)
    }
    expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])))
  })
})
