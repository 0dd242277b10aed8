import { waitForAnimations } from './waitForAnimations'
import { expect, test } from './test'

/** Runs in the page: toggles the theme. @returns the number of transitions that this starts */
function toggleTheme(): number {
  document.documentElement.classList.toggle('dark')
  return document.getAnimations().length
}

test('waits until the transition of a colour has finished', async ({ page }) => {
  await page.goto('/projects')
  const filter = page.getByRole('button', { name: 'Backend Development' })
  const readColour = () => filter.evaluate((button) => getComputedStyle(button).color)
  const light = await readColour()
  expect(await page.evaluate(toggleTheme)).toBeGreaterThan(0)
  await waitForAnimations(page)
  const dark = await readColour()
  expect(dark).not.toBe(light)
  await page.reload()
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await expect.poll(readColour).toBe(dark)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('focus and a theme change start no transition', async ({ page }) => {
    await page.goto('/projects')
    await page.keyboard.press('Tab')
    const skipLink = page.getByRole('link', { name: 'Langsung ke isi' })
    await expect(skipLink).toBeFocused()
    const top = await skipLink.evaluate((link) => link.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(0)
    expect(await page.evaluate(toggleTheme)).toBe(0)
  })
})
