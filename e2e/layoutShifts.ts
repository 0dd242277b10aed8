import type { Page } from '@playwright/test'

interface Shift {
  value: number
  moved: string[]
}

/** Collects the layout shifts of the pages that are opened from now on. */
export async function collectShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number
          sources: { node: Node | null }[]
        }
        const moved = sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40))
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The shifts so far; a word may move by a hair within its line. */
export async function readShifts(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate('window.shifts')
  return (shifts as Shift[]).filter(({ value }) => value >= 0.002)
}
