import type { Page } from '@playwright/test'
import { waitForAnimations } from './animations'
import paths from './everyPage.json'
import { expect, test } from './test'

// One of the pages does not exist.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404 \(Not Found\)/ })

/** Resolves when the browser has drawn a frame: it lays out a part that the focus has come to. */
async function nextFrame(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** Runs in the page: what is wrong with the place that the focus is at, for one who sees it. */
function faultsOfFocus(): string[] {
  const element = document.activeElement as HTMLElement
  const { left, top, width, height } = element.getBoundingClientRect()
  const isSeen = [0.1, 0.5, 0.9].some((part) => {
    const seen = document.elementFromPoint(left + width * part, top + height * part)
    return element.contains(seen) || (seen?.contains(element) ?? false)
  })
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const name =
    element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.innerText
  return [
    ...(isSeen ? [] : ['hidden by something else']),
    ...(outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? ['no outline'] : []),
    ...(name.trim() ? [] : ['no name']),
    ...(width < 24 && height < 24 ? ['too small'] : []),
  ].map((fault) => `${fault}: ${element.outerHTML.slice(0, 120)}`)
}

/** How many things on the page the Tab key should stop at. */
function countStops(): number {
  const focusable = 'a[href], button:not(:disabled), input, textarea, select, [tabindex="0"]'
  return [...document.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
  ).length
}

/** Goes through the page by Tab until it leaves it, and says what was wrong on the way. */
async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = []
  let stops = 0
  for (;;) {
    await page.keyboard.press('Tab')
    const isOnPage = await page.evaluate(() => document.activeElement !== document.body)
    if (!isOnPage || stops > 300) return { stops, faults }
    stops += 1
    await page.evaluate(nextFrame)
    await waitForAnimations(page)
    faults.push(...(await page.evaluate(faultsOfFocus)))
  }
}

for (const width of [390, 1440]) {
  test.describe(`by keyboard alone, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const path of paths) {
      test(`every stop on ${path} is seen, named and marked`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const expected = await page.evaluate(countStops)
        const { stops, faults } = await walk(page)
        expect(faults).toEqual([])
        expect(stops).toBeGreaterThanOrEqual(expected)
      })
    }
  })
}

test('filters, opens a project and comes back by keyboard', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Backend Development' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Backend Development' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const first = page.getByRole('article').first().getByRole('link')
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Technologies Used')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Back to Projects' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio & Proyek' })).toBeVisible()
})

test('writes and sends a message by keyboard, and hears that it was sent', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  await page.getByLabel('Nama').focus()
  for (const text of ['Budi', 'budi@example.com', 'Halo', 'Apa kabar?']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Kirim Pesan' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Mengirim...' })).toBeDisabled()
  await page.clock.runFor(2100)
  await expect(page.getByRole('status')).toHaveText(/Pesan berhasil dikirim!/)
})
