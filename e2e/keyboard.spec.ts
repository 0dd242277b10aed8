import type { Page } from '@playwright/test'
import { waitForAnimations } from './waitForAnimations'
import paths from './pagePaths.json'
import { expect, test } from './test'

// One of the pages responds with 404.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404 \(Not Found\)/ })

/** Runs in the page: resolves after a frame, when skipped content with the focus has a layout. */
async function nextFrame(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** Runs in the page: accessibility problems of the focused element. */
function findFocusProblems(): string[] {
  const element = document.activeElement as HTMLElement
  const { left, top, width, height } = element.getBoundingClientRect()
  const isVisible = [0.1, 0.5, 0.9].some((part) => {
    const topmost = document.elementFromPoint(left + width * part, top + height * part)
    return element.contains(topmost) || (topmost?.contains(element) ?? false)
  })
  // A card has the focus ring in place of its link.
  const isOutlined = [element, element.closest('article') ?? element].some((outlined) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(outlined)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  })
  const name =
    element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.innerText
  return [
    ...(isVisible ? [] : ['covered by another element']),
    ...(isOutlined ? [] : ['no outline']),
    ...(name.trim() ? [] : ['no name']),
    ...(width < 24 && height < 24 ? ['too small'] : []),
  ].map((problem) => `${problem}: ${element.outerHTML.slice(0, 120)}`)
}

/** Runs in the page: the number of visible focusable elements. */
function countFocusable(): number {
  const focusable =
    'a[href], button:not(:disabled), input:not(:disabled, [tabindex="-1"]), textarea, select, [tabindex="0"]'
  return [...document.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
  ).length
}

/** Presses Tab until the focus leaves the page. @returns the number of focused elements */
async function tabThrough(page: Page): Promise<{ stops: number; problems: string[] }> {
  const problems: string[] = []
  let stops = 0
  for (;;) {
    await page.keyboard.press('Tab')
    const isOnPage = await page.evaluate(() => document.activeElement !== document.body)
    if (!isOnPage || stops > 300) return { stops, problems }
    stops += 1
    await page.evaluate(nextFrame)
    await waitForAnimations(page)
    problems.push(...(await page.evaluate(findFocusProblems)))
  }
}

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const path of paths) {
      test(`each focused element on ${path} is visible, outlined and named`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const focusable = await page.evaluate(countFocusable)
        const { stops, problems } = await tabThrough(page)
        expect(problems).toEqual([])
        expect(stops).toBeGreaterThanOrEqual(focusable)
      })
    }
  })
}

test('the focus does not change the shape of an element', async ({ page }) => {
  await page.goto('/projects')
  for (const element of [
    page.getByRole('button', { name: 'Ganti ke tema gelap' }),
    page.getByRole('button', { name: 'Semua Proyek' }),
    page.getByRole('main').getByRole('link', { name: 'Hubungi Saya' }),
  ]) {
    const readRadius = () => element.evaluate((node) => getComputedStyle(node).borderRadius)
    const radius = await readRadius()
    await element.focus()
    await page.keyboard.press('Shift')
    await expect(element).toBeFocused()
    expect(await element.evaluate((node) => node.matches(':focus-visible'))).toBe(true)
    expect(await readRadius()).toBe(radius)
  }
})

test('filters the list, opens a project and returns by keyboard', async ({ page }) => {
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

test('submits the contact form by keyboard, and announces the result', async ({ page }) => {
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
