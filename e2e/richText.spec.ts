import { findViolations } from './accessibilityViolations'
import { openRichText } from './richText/openRichText'
import { expect, test } from './test'

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openRichText(page)
    expect(await findViolations(page)).toEqual([])
  })
}

test('tables and code scroll inside their regions at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openRichText(page)
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)
  for (const name of ['Tabel', 'Kode ts']) {
    const region = page.getByRole('group', { name })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  }
})

test('footnotes and their references are reached with the keyboard', async ({ page }) => {
  await openRichText(page)
  const note = page.getByRole('listitem').filter({ hasText: 'Diukur selama dua minggu' })
  await page.locator('[role=doc-noteref]').first().focus()
  await page.keyboard.press('Enter')
  await expect(note).toBeInViewport()
  await expect(page.locator(':target')).toContainText('Diukur selama dua minggu')
  await page.keyboard.press('Tab')
  await expect(note.locator('[role=doc-backlink]').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(':target')).toHaveAccessibleName('Catatan kaki 1')
  await expect(page.locator(':target')).toBeInViewport()
})

test('a link of the table of contents scrolls to its heading, and going back returns', async ({
  page,
}) => {
  await openRichText(page)
  const link = page.getByRole('navigation', { name: 'Daftar isi' }).getByText('Gambar')
  await link.click()
  await expect(page.getByRole('heading', { name: 'Gambar' })).toBeInViewport()
  await expect(link).not.toBeInViewport()
  await page.goBack()
  await expect(link).toBeInViewport()
})

test('copies code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRichText(page)
  await page.getByRole('button', { name: 'Salin kode' }).nth(2).click()
  await expect(page.getByText('Disalin')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '- const timeout = 3000\n+ const timeout = 10_000',
  )
})

test('prints code in full, without buttons', async ({ page }) => {
  await openRichText(page)
  await page.emulateMedia({ media: 'print' })
  const region = page.getByRole('group', { name: 'Kode sql' })
  expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await expect(page.getByRole('button', { name: 'Salin kode' }).first()).toBeHidden()
})
