import type { Response } from '@playwright/test'
import { field } from '../helpers/DraftsSite'
import { test } from '../helpers/studio'
import { expect } from '../helpers/test'
import { findViolations } from '../helpers/violations'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone })

test('a link shows the draft of a new entry to everybody, until it is revoked', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/studio/proyek/baru')
  await field(page, 'Judul (wajib)').fill('Peta Banjir')
  await field(page, 'Cerita').fill('Air datang malam.')
  await page.getByText('Tautan pratinjau', { exact: true }).click()
  await page.getByRole('button', { name: 'Buat tautan' }).click()
  const address = await page.getByRole('textbox', { name: 'Alamat pratinjau' }).inputValue()
  await page.getByRole('button', { name: 'Salin' }).click()
  await expect(page.getByText('Tersalin.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  expect(await findViolations(page)).toEqual([])

  const visitor = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const guest = await visitor.newPage()
  await guest.setViewportSize(phone)
  expect((await guest.goto(address))?.status()).toBe(200)
  const heading = guest.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Peta Banjir')
  await expect(guest.getByText('Air datang malam.')).toBeVisible()
  const banner = guest.getByRole('complementary', { name: 'Pratinjau · belum terbit' })
  await expect(banner).toContainText(/Berlaku sampai \d+ .* WIB/)
  await expect(banner).toBeInViewport({ ratio: 1 })
  expect(await findViolations(guest)).toEqual([])
  await expect(guest.getByRole('banner').getByRole('link', { name: 'Proyek' })).toBeVisible()
  await banner.getByRole('link', { name: 'Tema gelap' }).click()
  await expect(guest.locator('html')).toHaveClass('dark')
  expect(await findViolations(guest)).toEqual([])
  await banner.getByRole('link', { name: 'Tema terang' }).click()
  await expect(guest.locator('html')).not.toHaveClass('dark')

  const isStored = (response: Response) =>
    response.request().method() === 'PUT' && response.url().includes('/api/drafts/')
  const stored = page.waitForResponse(isStored)
  await field(page, 'Judul (wajib)').fill('Peta Air')
  expect((await stored).ok()).toBe(true)
  await guest.reload()
  await expect(heading).toHaveText('Peta Air')
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunting proyek' })).toBeVisible()
  await guest.reload()
  await expect(heading).toHaveText('Peta Air')
  expect((await guest.goto(new URL('/projects/peta-air', address).href))?.status()).toBe(404)

  await page.getByText('Tautan pratinjau', { exact: true }).click()
  await expect(page.getByText(/^Berlaku sampai/)).toBeVisible()
  await page.getByRole('button', { name: 'Cabut tautan' }).click()
  await expect(page.getByRole('button', { name: 'Buat tautan' })).toBeVisible()
  expect((await guest.goto(address))?.status()).toBe(404)
  await expect(heading).toHaveText('Page Not Found')
  await visitor.close()
})
