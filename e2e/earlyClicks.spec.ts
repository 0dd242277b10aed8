import type { Page } from '@playwright/test'
import { holdRequests } from './holdRequests'
import { expect, test } from './test'

test.describe('an interaction before hydration', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  /** Opens a page without its code. @returns a function that lets the code load */
  async function openWithoutCode(page: Page, path: string): Promise<() => void> {
    const releaseCode = await holdRequests(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    return releaseCode
  }

  test('opens the menu after hydration', async ({ page }) => {
    const releaseCode = await openWithoutCode(page, '/')
    await page.getByRole('button', { name: 'Buka menu' }).click()
    releaseCode()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  })

  test('toggles the theme of the document', async ({ page }) => {
    const releaseCode = await openWithoutCode(page, '/')
    await page.getByRole('button', { name: /tema/ }).click()
    releaseCode()
    await expect(page.getByRole('button', { name: 'Ganti ke tema gelap' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveClass('dark')
  })

  test('filters the list', async ({ page }) => {
    const releaseCode = await openWithoutCode(page, '/blog')
    await page.getByRole('button', { name: 'Desain' }).click()
    releaseCode()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('submits the form by the app, and not as query parameters', async ({ page }) => {
    const releaseCode = await openWithoutCode(page, '/contact')
    await page.getByLabel('Nama').fill('Budi Santoso')
    await page.getByLabel('Email').fill('budi@example.com')
    await page.getByLabel('Pesan').fill('Apa kabar?')
    await page.getByLabel('Subjek').fill('Tawaran')
    await page.keyboard.press('Enter')
    releaseCode()
    await expect(page.getByRole('status')).toHaveText(/Pesan berhasil dikirim!/)
    expect(new URL(page.url()).search).toBe('')
  })
})
