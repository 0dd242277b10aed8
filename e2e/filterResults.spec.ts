import { expect, test } from './test'

const lists = [
  { path: '/projects', filter: 'AI', noun: 'proyek' },
  { path: '/testimonials', filter: 'Backend Development', noun: 'testimoni' },
  { path: '/blog', filter: 'React', noun: 'artikel' },
]

for (const { path, filter, noun } of lists) {
  test(`announces how many results a filter on ${path} shows`, async ({ page }) => {
    await page.goto(path)
    const announcement = page
      .locator('[aria-live="polite"], [role="status"]')
      .filter({ hasText: new RegExp(`^\\d+ ${noun} ditampilkan$`) })
    for (const name of [filter, /^Semua/]) {
      await page.getByRole('group').getByRole('button', { name }).click()
      await expect(async () => {
        const count = await page.getByRole('article').count()
        expect(count).toBeGreaterThan(0)
        await expect(announcement).toHaveText(`${count} ${noun} ditampilkan`, { timeout: 100 })
      }).toPass()
    }
  })
}
