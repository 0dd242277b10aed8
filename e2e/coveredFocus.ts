import type { Page } from '@playwright/test'

/** Runs in the page: the focused element, if other content covers it completely. */
async function findCoveredFocus(): Promise<string[]> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const element = document.activeElement as HTMLElement
  if (element === document.body || element.localName === 'iframe') return []
  const { left, top, width, height } = element.getBoundingClientRect()
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
  const isVisible = parts.some((x) =>
    parts.some((y) => {
      const topmost = document.elementFromPoint(left + width * x, top + height * y)
      return element.contains(topmost) || (topmost?.contains(element) ?? false)
    }),
  )
  return isVisible ? [] : [element.outerHTML.slice(0, 120)]
}

/** Presses a key until the focus leaves the page. @returns the focused elements that are covered */
export async function findCovered(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = []
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press(key)
    covered.push(...(await page.evaluate(findCoveredFocus)))
    if (await page.evaluate(() => document.activeElement === document.body)) break
  }
  return covered
}
