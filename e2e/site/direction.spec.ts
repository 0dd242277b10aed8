import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { Installation, type ServerProcess } from '../helpers/Installation'
import { readOverflow } from '../helpers/page'
import { test as studioTest } from '../helpers/studio'
import { test } from '../helpers/test'
import pagePaths from '../pagePaths.json'

/** Parts of pages whose places follow the direction in which the page is read. */
const parts: Record<string, string[]> = {
  '/': ['header a', 'h1', 'main li > svg', 'main article', 'main figure', 'footer li a'],
  '/about': ['main h1', 'main ol', 'main ol > li', 'main dl > div', 'main picture img'],
  '/skills': ['main h2', 'main li svg', '[role=progressbar]', '[role=progressbar] > div'],
  '/projects': ['main article', 'main article h2', 'main [role=group] button'],
  '/projects/siaga-ciliwung': ['nav ol', 'nav ol li:first-child', 'nav + a svg', 'main h1 + dl'],
  '/blog/satu-transaksi-satu-kali': ['nav ol li:first-child', 'main h1'],
  '/contact': ['main form', 'main label', 'main form button', 'main li svg', 'main h2'],
}

/** Runs in the page: the first boxes of each part that are visible. */
const readBoxes = (selectors: string[]) =>
  selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .slice(0, 4)
      .map((element, index) => {
        const { left, width } = element.getBoundingClientRect()
        return { part: `${selector} ${index}`, left, width }
      }),
  )

const readFromRight = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))

/** Turns the page, and expects its parts at the mirrored places. */
async function expectMirrored(page: Page, selectors: string[], width: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const before = await page.evaluate(readBoxes, selectors)
  await readFromRight(page)
  const after = await page.evaluate(readBoxes, selectors)
  expect(before.length, page.url()).toBeGreaterThan(selectors.length / 2)
  const mirrored = before.map((box) => ({ ...box, left: width - box.left - box.width }))
  const misplaced = mirrored.filter(
    ({ left }, index) => Math.abs(left - (after[index]?.left ?? NaN)) >= 2,
  )
  expect(misplaced, page.url()).toEqual([])
}

for (const width of [390, 1440]) {
  studioTest.describe(`the studio, ${width} px wide, read from right to left`, () => {
    studioTest.use({ viewport: { width, height: 900 } })

    studioTest('a form is mirrored, and not wider than the window', async ({ page }) => {
      await page.goto('/studio/profil')
      await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toBeVisible()
      await expectMirrored(page, ['main h1', 'main form label', 'main form input'], width)
      expect(await readOverflow(page)).toBe(0)
    })
  })

  test.describe(`${width} px wide, read from right to left`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
    // The page that does not exist.
    test.use({ expectedErrors: /404/ })

    test('no page is wider than the window', async ({ page }) => {
      for (const path of pagePaths) {
        await page.goto(path)
        await readFromRight(page)
        expect(await readOverflow(page), path).toBe(0)
      }
    })

    test('the pages are mirrored', async ({ page }) => {
      for (const [path, selectors] of Object.entries(parts)) {
        await page.goto(path)
        await expectMirrored(page, selectors, width)
      }
    })
  })
}

test('arrows point in the direction in which the page is read', async ({ page }) => {
  await page.goto('/projects/siaga-ciliwung')
  const arrow = page.locator('.lucide-arrow-left').first()
  await expect(arrow).toHaveCSS('scale', 'none')
  await readFromRight(page)
  await expect(arrow).toHaveCSS('scale', '-1 1')
})

base.describe('Persian texts on an English page', () => {
  const name = 'سارا محمدی'
  const bio = 'من برنامه‌های وب می‌سازم. (از سال ۲۰۱۵!)'
  const quote = 'همکاری با او بسیار خوب بود.'
  let installation: Installation
  let server: ServerProcess

  base.beforeAll(async () => {
    installation = new Installation(undefined, { SITE_LANGUAGES: 'en' })
    server = await installation.startServer()
    const profile = { full_name: name, bio, phone_number: '+98 21 1234' }
    expect(await server.send('PUT', '/profiles/1', profile)).toMatchObject({ status: 200 })
    const testimonial = { customer_name: name, description: quote }
    expect(await server.send('PUT', '/testimonials/1', testimonial)).toMatchObject({ status: 200 })
  })
  base.afterAll(() => installation.remove())

  const open = async (page: Page, path: string) => {
    await page.goto(server.url + path)
    await page.locator('[data-theme]').first().waitFor({ state: 'attached' })
  }
  const expectRightToLeft = (text: Locator) => expect(text).toHaveCSS('direction', 'rtl')

  base('are read from right to left', async ({ page }) => {
    await open(page, '/')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expectRightToLeft(page.getByRole('heading', { level: 1 }).getByText(name))
    await expectRightToLeft(page.getByText(bio))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr')
    await open(page, '/about')
    await expectRightToLeft(page.getByRole('main').getByText(name))
    await expectRightToLeft(page.getByText(bio))
    await expect(page.getByRole('main').getByText('+98 21 1234')).toHaveCSS('direction', 'ltr')
    await open(page, '/testimonials/1')
    await expectRightToLeft(page.getByRole('heading', { level: 1, name }))
    await expectRightToLeft(page.getByText(quote))
  })
})
