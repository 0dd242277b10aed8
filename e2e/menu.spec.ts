import { expect, test } from './test'

test.use({ viewport: { width: 390, height: 844 } })

test('opens the mobile menu, and closes it when a link is clicked', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: /menu/i })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('link', { name: 'Artikel' })).toBeHidden()

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
