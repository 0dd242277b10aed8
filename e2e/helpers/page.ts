import { expect, type Locator, type Page } from '@playwright/test'

/** Shows the page in a theme, without loading it again. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((isDark) => {
    document.documentElement.classList.toggle('dark', isDark)
  }, theme === 'dark')
}

/** By how many pixels the page is wider than the window. */
export const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Sets the font size of the browser's settings: 16 pixels by default. */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const fontSizes = { standard: pixels, fixed: (pixels * 13) / 16 }
  await browser.send('Page.setFontSizes', { fontSizes })
  await browser.detach()
  const readSize = () => getComputedStyle(document.documentElement).fontSize
  await expect.poll(() => page.evaluate(readSize)).toBe(`${pixels}px`)
}

/** Delays all requests to matching URLs. @returns a function that lets them continue */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Runs in the page: the number of finite animations of rendered elements. */
function countRunning(): number {
  return document.getAnimations().filter(({ playState, effect }) => {
    const isEndless = !Number.isFinite(effect?.getComputedTiming().endTime)
    const { target } = effect as KeyframeEffect
    // Animations of elements that `content-visibility` skips are paused.
    const isRendered = target?.checkVisibility({ contentVisibilityAuto: true }) ?? true
    return playState === 'running' && !isEndless && isRendered
  }).length
}

/** Waits until all transitions and finite animations have finished: colours and places are final. */
export async function waitForAnimations(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countRunning), { intervals: [20, 50, 100] }).toBe(0)
}

/** Focuses an element, which can be reached by Tab; `walkByKeyboard` shows that Tab moves on. */
export async function focusByKeyboard(target: Locator): Promise<void> {
  await target.focus()
  await expect(target).toBeFocused()
  expect(await target.evaluate((element: HTMLElement) => element.tabIndex)).toBe(0)
}

/** Focuses an element, and presses Enter. */
export async function pressByKeyboard(target: Locator): Promise<void> {
  await focusByKeyboard(target)
  await target.page().keyboard.press('Enter')
}

/** Runs in the page: what is wrong with the focused element; undefined where none has the focus. */
async function findFocusProblems(): Promise<string[] | undefined> {
  // Until skipped content with the focus has a layout.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const element = document.activeElement as HTMLElement
  if (element === document.body) return undefined
  if (element.localName === 'iframe') return []
  const { left, top, width, height } = element.getBoundingClientRect()
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
  const isVisible = parts.some((x) =>
    parts.some((y) => {
      const topmost = document.elementFromPoint(left + width * x, top + height * y)
      return element.contains(topmost) || (topmost?.contains(element) ?? false)
    }),
  )
  // A card has the focus ring in place of its link.
  const isOutlined = [element, element.closest('article') ?? element].some((outlined) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(outlined)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  })
  const name =
    element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.innerText
  return [
    ...(isVisible ? [] : ['covered']),
    ...(isOutlined ? [] : ['no outline']),
    ...(name.trim() ? [] : ['no name']),
    ...(width < 24 && height < 24 ? ['too small'] : []),
  ].map((problem) => `${problem}: ${element.outerHTML.slice(0, 120)}`)
}

/** Presses a key until the focus leaves the page. @returns the number of focused elements */
export async function walkByKeyboard(page: Page, key: 'Tab' | 'Shift+Tab') {
  const problems: string[] = []
  for (let stops = 0; stops < 300; stops += 1) {
    await page.keyboard.press(key)
    const found = await page.evaluate(findFocusProblems)
    if (!found) return { stops, problems }
    problems.push(...found)
  }
  throw new Error('The focus does not leave the page')
}

interface LayoutShift {
  value: number
  /** The text of the shifted nodes. */
  texts: string[]
}

/** Records the layout shifts of the documents that are opened from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layoutShifts: LayoutShift[] = []
    Object.assign(window, { layoutShifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        }
        const texts = sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40))
        layoutShifts.push({ value, texts })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts so far, without those below 0.003, such as a font's effect on one line. */
export async function readLayoutShifts(page: Page): Promise<LayoutShift[]> {
  const layoutShifts = await page.evaluate<LayoutShift[]>('window.layoutShifts')
  return layoutShifts.filter(({ value }) => value >= 0.003)
}

/** Transforms the responses of the API. */
export async function transformApi(
  page: Page,
  url: string | RegExp,
  transform: (json: never) => unknown,
): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: transform((await response.json()) as never) })
  })
}

/** Waits until what was just changed is painted. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/**
 * Changes the size of the window until the page has it, with its layout. Chromium may lose a change after
 * a screenshot. Where a rule is inserted in the same frame, it computes only the elements of that rule
 * anew: the others keep the media rules of the size before. So the page has to be idle.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  // Headless Chromium does not always report that it is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
  await waitForPaint(page)
  await expect(async () => {
    await page.setViewportSize(size)
    await waitForPaint(page)
    expect(await page.evaluate(() => window.innerWidth)).toBe(size.width)
  }).toPass()
}
