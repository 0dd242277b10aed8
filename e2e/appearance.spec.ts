import { waitForAnimations } from './animations'
import { findDifference, recordEnvironment } from './appearanceEnvironment'
import { expect, test } from './test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// In one process, so that the hook below runs once.
test.describe.configure({ mode: 'default' })

const paths = ['/', '/skills', '/projects/siaga-ciliwung', '/contact']

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

/**
 * Runs in the page: shows what waits to be scrolled to, and hides the photographs, which would be
 * most of a picture's bytes and have tests of their own.
 */
async function showAll(): Promise<void> {
  const style = document.createElement('style')
  style.textContent = '* { content-visibility: visible !important } img { visibility: hidden }'
  document.head.append(style)
  // What a visitor does first adds the monospace font.
  dispatchEvent(new Event('scroll'))
  await new Promise(requestAnimationFrame)
  await document.fonts.ready
}

test.beforeAll(async ({ browser }, { config }) => {
  if (/all|changed/.test(config.updateSnapshots)) return recordEnvironment(browser)
  const reason = await findDifference(browser)
  if (reason) console.log(`The reference pictures are not compared: ${reason}.`)
  test.skip(reason !== '', reason)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`in the ${colorScheme} theme, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      for (const path of paths) {
        test(`${path} looks as it should`, async ({ page }) => {
          await page.goto(path)
          await page.evaluate(showAll)
          await waitForAnimations(page)
          await expect(page).toHaveScreenshot(`${nameOf(path)}-${width}-${colorScheme}.png`, {
            fullPage: true,
            // The year passes.
            mask: [page.getByText('Hak cipta dilindungi')],
            maxDiffPixelRatio: 0.001,
          })
        })
      }
    })
  }
}
