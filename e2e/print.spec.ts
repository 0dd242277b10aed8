import { expect, test } from './test'

test.use({ colorScheme: 'dark' })

test('prints Tentang Saya as a résumé of at most two pages', async ({ page }) => {
  await page.goto('/about')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const main = page.getByRole('main')
  for (const text of [
    'Raka Contoh',
    'Pengalaman Kerja',
    'Pendidikan',
    'Teknologi',
    'Sertifikasi',
  ]) {
    await expect(main.getByText(new RegExp(`^${text}`)).filter({ visible: true })).toBeVisible()
  }
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByText('Filosofi Kerja Saya'),
    page.getByText('Langsung ke isi'),
    page.getByRole('heading', { level: 1 }),
  ]) {
    await expect(hidden).toBeHidden()
  }
  const printedUrls = await main
    .getByRole('list', { name: 'Media sosial' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  expect(printedUrls.length).toBeGreaterThan(0)
  for (const url of printedUrls) expect(url).toMatch(/^"https:\/\/.+"$/)
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(29, 26, 39)')

  const pdf = await page.pdf({ preferCSSPageSize: true })
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.length).toBeLessThanOrEqual(2)
})
