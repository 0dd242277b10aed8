import { openRichText } from '../richText/openRichText'
import { readOverflow, resize, setTheme } from '../helpers/page'
import { expect, test } from '../helpers/test'
import { findViolations } from '../helpers/violations'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('axe, copied code, footnotes, scrolling regions at 320 px, and print of a text with all elements', async ({
  page,
}) => {
  await openRichText(page)
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme)
    const onlyColours = theme === 'dark'
    expect([theme, await findViolations(page, { onlyColours })]).toEqual([theme, []])
  }
  await page.getByRole('button', { name: 'Salin kode' }).nth(2).click()
  await expect(page.getByText('Disalin')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '- const timeout = 3000\n+ const timeout = 10_000',
  )

  // Where the margin is wide enough, the footnotes are beside the text.
  await resize(page, { width: 1000, height: 720 })
  const note = page.getByRole('listitem').filter({ hasText: 'Diukur selama dua minggu' })
  const target = page.locator(':target')
  await page.locator('[role=doc-noteref]').first().focus()
  await page.keyboard.press('Enter')
  await expect(note).toBeInViewport()
  await expect(target).toContainText('Diukur selama dua minggu')
  await page.keyboard.press('Tab')
  await expect(note.locator('[role=doc-backlink]').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(target).toHaveAccessibleName('Catatan kaki 1')
  await expect(target).toBeInViewport()
  const contents = page.getByRole('navigation', { name: 'Daftar isi' })
  const link = contents.getByText('Gambar')
  await contents.locator('summary').click()
  await link.click()
  await expect(page.getByRole('heading', { name: 'Gambar' })).toBeInViewport()
  await expect(link).not.toBeInViewport()
  await page.goBack()
  await expect(target).toHaveAccessibleName('Catatan kaki 1')

  await resize(page, { width: 320, height: 640 })
  expect(await readOverflow(page)).toBe(0)
  for (const name of ['Tabel', 'Kode ts']) {
    const region = page.getByRole('group', { name })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  }
  await page.emulateMedia({ media: 'print' })
  const code = page.getByRole('group', { name: 'Kode sql' })
  expect(await code.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await expect(page.getByRole('button', { name: 'Salin kode' }).first()).toBeHidden()
})
