import sharp from 'sharp'
import { expect, test } from './test'

test.use({ viewport: { width: 390, height: 844 } })

test('opens the mobile menu, and closes it when a link is clicked', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: /menu/i })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('link', { name: 'Artikel' })).toHaveCount(0)

  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Artikel' })
    .click()
  await expect(page.getByRole('heading', { name: 'Blog & Artikel' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
})

test('opens the mobile menu by keyboard', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /menu/i }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Beranda' }).first()).toBeFocused()
})

test('a tap outside closes the menu', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await page.mouse.click(195, 800)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/about')
})

test('Escape closes the menu wherever the focus is', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Buka menu' })).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a low screen in the ${colorScheme} theme`, () => {
    test.use({ viewport: { width: 740, height: 360 }, colorScheme })

    test('the menu scrolls, and a shadow at its end shows that there is more', async ({ page }) => {
      await page.goto('/about')
      await page.getByRole('button', { name: 'Buka menu' }).click()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      const box = await menu.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360)
      const readEdge = async () => {
        const clip = { x: 600, y: 345, width: 100, height: 12 }
        const { channels } = await sharp(await page.screenshot({ clip })).stats()
        return channels.map(({ mean }) => mean)
      }
      const withShadow = await readEdge()
      const last = menu.getByRole('link', { name: 'Kontak' })
      await expect(last).not.toBeInViewport()
      await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      await expect(last).toBeInViewport({ ratio: 1 })
      const withoutShadow = await readEdge()
      const difference = withShadow.map((value, index) =>
        Math.abs(value - (withoutShadow[index] ?? 0)),
      )
      expect(Math.max(...difference)).toBeGreaterThan(3)
    })
  })
}
