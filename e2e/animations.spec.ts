import type { Page } from '@playwright/test'
import { waitForAnimations } from './animations'
import { expect, test } from './test'

const countAnimations = () => document.getAnimations().length

/** The text colour of the first button that has a transition, when its theme has just changed. */
async function toggleTheme(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.toggle('dark'))
}

test('colours are measured after their transition', async ({ page }) => {
  await page.goto('/projects')
  const filter = page.getByRole('button', { name: 'Backend Development' })
  const readColour = () => filter.evaluate((button) => getComputedStyle(button).color)
  const before = await readColour()
  await toggleTheme(page)
  expect(await page.evaluate(countAnimations)).toBeGreaterThan(0)
  await waitForAnimations(page)
  const after = await readColour()
  expect(after).not.toBe(before)
  expect(await page.evaluate(countAnimations)).toBe(0)
  expect(await readColour()).toBe(after)
})

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('focus and another theme start no transition', async ({ page }) => {
    await page.goto('/projects')
    await page.keyboard.press('Tab')
    const skipLink = page.getByRole('link', { name: 'Langsung ke isi' })
    await expect(skipLink).toBeFocused()
    const place = await skipLink.evaluate((link) => link.getBoundingClientRect().top)
    expect(place).toBeGreaterThan(0)
    await toggleTheme(page)
    expect(await page.evaluate(countAnimations)).toBe(0)
  })
})
