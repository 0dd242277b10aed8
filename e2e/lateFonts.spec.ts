import type { Page } from '@playwright/test'
import paths from './everyPage.json'
import { collectShifts, readShifts } from './layoutShifts'
import { expect, test } from './test'

// One of the pages does not exist.
test.use({ expectedErrors: /404 \(Not Found\)/ })

/** Opens a page whose fonts arrive after its app has taken over. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await collectShifts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: /tema/ })).toHaveAttribute('data-theme', 'light')
  release()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const path of paths) {
      test(`nothing on ${path} moves when the fonts come last`, async ({ page }) => {
        await openWithLateFonts(page, path)
        expect(await readShifts(page)).toEqual([])
      })
    }
  })
}
