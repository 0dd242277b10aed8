import type { Page } from '@playwright/test'

interface LayoutShiftEntry extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
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
        const { value, sources } = entry as LayoutShiftEntry
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
