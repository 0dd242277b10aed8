import { button, field, test, waitForDraft } from '../helpers/studio'
import { expect } from '../helpers/test'
import { findViolations } from '../helpers/violations'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] })

test('a link shows the draft of a new entry until it is revoked', async ({ page, browser }) => {
  await page.goto('/studio/proyek/baru')
  await field(page, 'Judul (wajib)').fill('Peta Jalan')
  await field(page, 'Cerita').fill('Air datang malam.')
  await page.getByText('Tautan pratinjau', { exact: true }).click()
  await button(page, 'Buat tautan').click()
  const address = await page.getByRole('textbox', { name: 'Alamat pratinjau' }).inputValue()
  await button(page, 'Salin').click()
  await expect(page.getByText('Tersalin.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  // As high as the form, so that no bar covers a control.
  await page.setViewportSize({ ...phone, height: 4000 })
  expect(await findViolations(page, { include: 'details[open]' })).toEqual([])

  const guest = await browser.newPage({ viewport: phone })
  expect((await guest.goto(address))?.status()).toBe(200)
  const heading = guest.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Peta Jalan')
  await expect(guest.getByText('Air datang malam.')).toBeVisible()
  const banner = guest.getByRole('complementary', { name: 'Pratinjau · belum terbit' })
  await expect(banner).toContainText(/Berlaku sampai \d+ .* WIB/)
  await expect(banner).toBeInViewport({ ratio: 1 })
  expect(await findViolations(guest, { include: 'aside' })).toEqual([])
  await banner.getByRole('link', { name: 'Tema gelap' }).click()
  await expect(guest.locator('html')).toHaveClass('dark')
  expect(await findViolations(guest, { include: 'aside', onlyColours: true })).toEqual([])

  const stored = waitForDraft(page)
  await field(page, 'Judul (wajib)').fill('Peta Air')
  await stored
  await guest.reload()
  await expect(heading).toHaveText('Peta Air')
  await button(page, 'Simpan draf').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunting proyek' })).toBeVisible()
  await button(page, 'Cabut tautan').click()
  await expect(button(page, 'Buat tautan')).toBeVisible()
  expect((await guest.goto(address))?.status()).toBe(404)
  await expect(heading).toHaveText('Page Not Found')
  await guest.close()
})
