import type { Page } from '@playwright/test'
import paths from './pagePaths.json'
import { holdRequests } from './holdRequests'
import { readLayoutShifts, recordLayoutShifts } from './layoutShifts'
import { expect, test } from './test'

// One of the pages responds with 404.
test.use({ expectedErrors: /404 \(Not Found\)/ })

/** Opens a page whose fonts load after hydration. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const releaseFonts = await holdRequests(page, '**/*.woff2')
  await recordLayoutShifts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: /tema/ })).toHaveAttribute('data-theme', 'light')
  releaseFonts()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const path of paths) {
      test(`${path} has no layout shift when its fonts load late`, async ({ page }) => {
        await openWithLateFonts(page, path)
        expect(await readLayoutShifts(page)).toEqual([])
      })
    }
  })
}
