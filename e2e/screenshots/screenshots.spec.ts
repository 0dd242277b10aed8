import type { Page } from '@playwright/test'
import { waitForAnimations } from '../helpers/page'
import { expect, test } from '../helpers/test'
import { openRichText } from '../richText/openRichText'

const pages: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  skills: (page) => page.goto('/skills'),
  'projects-siaga-ciliwung': (page) => page.goto('/projects/siaga-ciliwung'),
  contact: (page) => page.goto('/contact'),
  // A text with every element.
  'rich-text': openRichText,
}

/**
 * Runs in the page: hides the photos, which would be most of a screenshot's size and have their own
 * tests.
 */
async function prepareScreenshot(): Promise<void> {
  const style = document.createElement('style')
  style.textContent = 'img { visibility: hidden }'
  document.head.append(style)
  await document.fonts.ready
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`in the ${colorScheme} theme, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      for (const [name, open] of Object.entries(pages)) {
        test(`${name} looks like its reference screenshot`, async ({ page }) => {
          await open(page)
          await page.evaluate(prepareScreenshot)
          await waitForAnimations(page)
          await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
            fullPage: true,
            // Contains the current year.
            mask: [page.getByText('Hak cipta dilindungi')],
            maxDiffPixelRatio: 0.001,
          })
        })
      }
    })
  }
}
