import type { Page } from '@playwright/test'
import { expect, test } from './test'

/** Holds the site's code back. @returns what lets it come */
async function holdCode(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test.describe('what is pressed before the app has taken over', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('opens the menu when it has', async ({ page }) => {
    const release = await holdCode(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Buka menu' }).click()
    release()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  })

  test('changes the theme that the document came up in', async ({ page }) => {
    const release = await holdCode(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: /tema/ }).click()
    release()
    await expect(page.getByRole('button', { name: 'Ganti ke tema gelap' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveClass('dark')
  })

  test('filters the list', async ({ page }) => {
    const release = await holdCode(page)
    await page.goto('/blog', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Desain' }).click()
    release()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('sends the form as the app sends it, and puts nothing into the address', async ({
    page,
  }) => {
    const release = await holdCode(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.getByLabel('Nama').fill('Budi Santoso')
    await page.getByLabel('Email').fill('budi@example.com')
    await page.getByLabel('Pesan').fill('Apa kabar?')
    await page.getByLabel('Subjek').fill('Tawaran')
    await page.keyboard.press('Enter')
    release()
    await expect(page.getByRole('status')).toHaveText(/Pesan berhasil dikirim!/)
    expect(new URL(page.url()).search).toBe('')
  })
})
