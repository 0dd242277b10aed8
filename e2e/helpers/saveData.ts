import type { Page } from '@playwright/test'

/** Enables the data saver, so that no page is prefetched which the test does not have. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}
