import type { Page } from '@playwright/test'

/** Reports a slow connection, so that pages request only what they show or what is pointed at. */
export async function disablePrefetchInView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })
  })
}
