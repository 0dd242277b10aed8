import type { Page } from '@playwright/test'
import { waitForAnimations } from './waitForAnimations'
import { openRichText } from './richText/openRichText'
import { findDifference, recordEnvironment } from './screenshotEnvironment'
import { expect, test } from './test'

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })
// In one worker, so that `beforeAll` runs once.
test.describe.configure({ mode: 'default' })

const paths = ['/', '/skills', '/projects/siaga-ciliwung', '/contact']

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

/**
 * Runs in the page: hides the photos, which would be most of a screenshot's size and have their own
 * tests.
 */
async function prepareScreenshot(): Promise<void> {
  const style = document.createElement('style')
  style.textContent = 'img { visibility: hidden }'
  document.head.append(style)
  // The first interaction loads the monospace font.
  dispatchEvent(new Event('scroll'))
  await new Promise(requestAnimationFrame)
  await document.fonts.ready
}

async function compareScreenshot(page: Page, name: string): Promise<void> {
  await page.evaluate(prepareScreenshot)
  await waitForAnimations(page)
  await expect(page).toHaveScreenshot(name, {
    fullPage: true,
    // Contains the current year.
    mask: [page.getByText('Hak cipta dilindungi')],
    maxDiffPixelRatio: 0.001,
  })
}

test.beforeAll(async ({ browser }, { config }) => {
  if (/all|changed/.test(config.updateSnapshots)) return recordEnvironment(browser)
  const reason = await findDifference(browser)
  if (reason) console.log(`The reference screenshots are not compared: ${reason}.`)
  test.skip(reason !== '', reason)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`in the ${colorScheme} theme, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      for (const path of paths) {
        test(`${path} looks like its reference screenshot`, async ({ page }) => {
          await page.goto(path)
          await compareScreenshot(page, `${nameOf(path)}-${width}-${colorScheme}.png`)
        })
      }

      test('a text with every element looks like its reference screenshot', async ({ page }) => {
        await openRichText(page)
        await compareScreenshot(page, `rich-text-${width}-${colorScheme}.png`)
      })
    })
  }
}
