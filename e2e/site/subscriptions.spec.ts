import { readOverflow, setTheme } from '../helpers/page'
import { expect, test } from '../helpers/test'
import { findViolations } from '../helpers/violations'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe reports no violation on the pages of a subscription', async ({ page }) => {
  for (const step of ['requested', 'confirm', 'confirmed', 'expired', 'cancel', 'cancelled']) {
    await page.goto(`/subscription/${step}`)
    for (const [width, theme] of [
      [320, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await setTheme(page, theme)
      const violations = await findViolations(page, { onlyColours: theme === 'dark' })
      const found = [step, width, violations, await readOverflow(page)]
      expect(found).toEqual([step, width, [], 0])
    }
  }
  expect((await page.request.get('/subscription/lain')).status()).toBe(404)
})
