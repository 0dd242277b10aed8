import type { Page } from '@playwright/test'
import { readOverflow, resize } from '../helpers/page'
import { test as studioTest } from '../helpers/studio'
import { expect, test } from '../helpers/test'

const phone = { width: 390, height: 900 }
test.use({ viewport: phone })
studioTest.use({ viewport: phone })

/** Parts of pages whose places follow the direction in which the page is read. */
const parts: Record<string, string[]> = {
  '/': ['header a', 'h1', 'main li > svg', 'main article', 'main figure', 'footer li a'],
  '/about': ['main h1', 'main ol', 'main ol > li', 'main dl > div', 'main picture img'],
  '/skills': ['main h2', 'main li svg', '[role=progressbar]', '[role=progressbar] > div'],
  '/projects': ['main article', 'main article h2', 'main [role=group] button'],
  '/blog/satu-transaksi-satu-kali': ['nav ol li:first-child', 'main h1'],
  '/contact': ['main form', 'main label', 'main form button', 'main li svg', 'main h2'],
  '/projects/siaga-ciliwung': ['nav ol', 'nav ol li:first-child', 'nav + a svg', 'main h1 + dl'],
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

const setDirection = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)

/** Turns the page of a phone, then of a wide screen, and expects its parts at the mirrored places, within the window. */
async function expectMirrored(page: Page, selectors: string[]): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const width of [phone.width, 1440]) {
    if (width > phone.width) await resize(page, { ...phone, width })
    const before = await page.evaluate(readBoxes, selectors)
    await setDirection(page, 'rtl')
    const after = await page.evaluate(readBoxes, selectors)
    expect(await readOverflow(page), page.url()).toBe(0)
    await setDirection(page, 'ltr')
    expect(before.length).toBeGreaterThan(selectors.length / 2)
    const mirrored = before.map((box) => ({ ...box, left: width - box.left - box.width }))
    const misplaced = mirrored.filter((box, i) => Math.abs(box.left - (after[i]?.left ?? NaN)) >= 2)
    expect(misplaced, page.url()).toEqual([])
  }
}

studioTest('a form of the studio is mirrored from right to left', async ({ page }) => {
  await page.goto('/studio/profil')
  await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toBeVisible()
  await expectMirrored(page, ['main h1', 'main form label', 'main form input'])
})

test('the pages are mirrored within the window, and arrows are turned', async ({ page }) => {
  for (const [path, selectors] of Object.entries(parts)) {
    await page.setViewportSize(phone)
    await page.goto(path)
    await expectMirrored(page, selectors)
  }
  const arrow = page.locator('.lucide-arrow-left').first()
  await expect(arrow).toHaveCSS('scale', 'none')
  await setDirection(page, 'rtl')
  await expect(arrow).toHaveCSS('scale', '-1 1')
})
