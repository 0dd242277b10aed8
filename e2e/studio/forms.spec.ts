import type { Locator, Page } from '@playwright/test'
import { pressByKeyboard } from '../helpers/page'
import { test } from '../helpers/studio'
import { expect } from '../helpers/test'
import { findViolations } from '../helpers/violations'

test.use({
  // A draft that arrives after its save.
  expectedErrors: /409|412/,
  viewport: { width: 360, height: 740 },
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Saves a published entry, or publishes a new one. */
const save = (page: Page) => page.getByRole('button', { name: /^(Simpan|Publikasikan)$/ })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The violations at the end of the page, where the bar of the save button covers no control. */
async function violations(page: Page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  return findViolations(page)
}

/** Runs in the page: what covers an edge of a control; of a high one, one edge may be out of view. */
function findCover(control: Element): string {
  const { left, top, bottom, width, height } = control.getBoundingClientRect()
  const x = left + width / 2
  const covers = [top + 3, bottom - 3].map((y) => {
    const topmost = document.elementFromPoint(x, y)
    const isFree = control.contains(topmost) || topmost?.contains(control)
    return isFree ? '' : `${control.outerHTML.slice(0, 80)} by ${topmost?.outerHTML.slice(0, 80)}`
  })
  return height > 300 && covers.includes('') ? '' : (covers.find(Boolean) ?? '')
}

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(`/studio/${path}`)
  await expect(save(page)).toBeVisible()
}

test('the owner corrects the bio by keyboard, visitors read it, and it is taken back', async ({
  page,
}) => {
  await openForm(page, 'profil')
  const before = await field(page, 'Bio').inputValue()
  await field(page, 'Bio').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Menulis perangkat lunak untuk sungai.')
  await pressByKeyboard(save(page))
  await expect(page.getByText(/^Tersimpan \d/)).toBeVisible()
  await page.goto('/about')
  await expect(page.getByText('Menulis perangkat lunak untuk sungai.').first()).toBeVisible()

  await openForm(page, 'profil')
  await save(page).focus()
  await pressByKeyboard(page.getByText('Riwayat', { exact: true }))
  await pressByKeyboard(page.getByRole('listitem').locator('summary').first())
  await pressByKeyboard(page.getByRole('button', { name: /^Pulihkan keadaan/ }).first())
  await expect(field(page, 'Bio')).toHaveValue(before)
  await save(page).click()
  await expect(page.getByText(/^Tersimpan \d/)).toBeVisible()
})

test('the owner adds a project with a story, which a preview shows as the page does', async ({
  page,
}) => {
  await openForm(page, 'proyek/baru')
  await pressByKeyboard(save(page))
  await expect(page.getByText('Wajib diisi.')).toBeVisible()
  await expect(field(page, 'Judul (wajib)')).toBeFocused()
  await page.keyboard.type('Peta Banjir')
  const story = field(page, 'Cerita')
  await story.focus()
  await page.keyboard.type('Air datang malam.')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+B')
  await expect(story).toHaveValue('**Air datang malam.**')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(story).toHaveValue('Air datang malam.')
  await page.keyboard.press('ControlOrMeta+B')
  await pressByKeyboard(button(page, 'Layar penuh'))
  await pressByKeyboard(button(page, 'Pratinjau'))
  const preview = page.getByRole('dialog').frameLocator('iframe')
  await expect(preview.locator('strong', { hasText: 'Air datang malam.' })).toBeVisible()
  await pressByKeyboard(button(page, 'Selesai'))
  expect(await violations(page)).toEqual([])
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunting proyek' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Lihat halaman' })
  await expect(link).toHaveAttribute('href', '/projects/peta-banjir')
  await page.goto('/projects/peta-banjir')
  await expect(page.locator('strong', { hasText: 'Air datang malam.' })).toBeVisible()
})

test('a preview beside the form shows the page with what is typed, and changes nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openForm(page, 'proyek/3')
  const preview = page.getByRole('region', { name: 'Pratinjau halaman' })
  const site = preview.frameLocator('iframe')
  const windowWidth = () => site.locator('html').evaluate(() => innerWidth)
  await field(page, 'Cerita').fill('Air **baru saja** datang.')
  await expect(site.locator('strong', { hasText: 'baru saja' })).toBeVisible()
  await expect(field(page, 'Cerita')).toBeFocused()
  expect(await windowWidth()).toBe(390)
  expect(await findViolations(page, { hasFrame: true })).toEqual([])

  await pressByKeyboard(button(page, 'Layar lebar'))
  await expect.poll(windowWidth).toBe(1280)
  await pressByKeyboard(button(page, 'Gelap'))
  await expect(site.locator('html.dark')).toBeAttached()
  await expect(page.locator('html:not(.dark)')).toBeAttached()

  await field(page, 'Demo').fill('https://example.com/')
  const outside = site.getByRole('link', { name: 'Live Demo' })
  await expect(outside).toHaveAttribute('href', 'https://example.com/')
  await outside.click()
  await site.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(site.getByRole('heading', { level: 1, name: 'Portfolio & Proyek' })).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)

  await field(page, 'Judul (wajib)').fill('')
  await field(page, 'Demo').fill('javascript:alert(1)')
  await expect(preview.getByText('Isian yang belum benar')).toBeVisible()
  const saved = await page.request.get('/api/projects/3')
  expect(await saved.text()).not.toContain('baru saja')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('what gets the focus in a long form is covered by nothing', async ({ page }) => {
    await openForm(page, 'proyek/4')
    await field(page, 'Peran Anda').fill('Perancang')
    await save(page).click()
    await page.getByText('Riwayat', { exact: true }).click()
    const history = page.locator('details', { hasText: 'Riwayat' })
    await history.getByRole('listitem').locator('summary').first().click()
    await history.getByRole('button', { name: /^Pulihkan keadaan/ }).click()
    // A notice is above the bar of the save buttons.
    await expect(page.getByText('Keadaan itu sudah ada di formulir.')).toBeVisible()
    await save(page).click({ trial: true })
    const controls = page.locator('form').locator('input, select, textarea, button, a')
    for (const control of await controls.filter({ visible: true }).all()) {
      await control.focus()
      expect(await control.evaluate(findCover)).toBe('')
    }
    await field(page, 'Demo').fill('bukan tautan')
    await field(page, 'Judul (wajib)').fill('')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await save(page).click()
    await expect(field(page, 'Judul (wajib)')).toBeFocused()
    expect(await field(page, 'Judul (wajib)').evaluate(findCover)).toBe('')
    await expect(page.getByText('Wajib diisi.')).toBeInViewport({ ratio: 1 })
  })

  test('the text fills the screen above the keyboard, with the tools below it', async ({
    page,
  }) => {
    await openForm(page, 'proyek/3')
    await field(page, 'Cerita').tap()
    const editor = page.getByRole('dialog', { name: 'Cerita' })
    await expect(editor.getByRole('textbox')).toBeFocused()
    // The keyboard of a phone covers the lower part.
    await page.setViewportSize({ width: 390, height: 500 })
    const height = (locator: Locator) =>
      locator.evaluate((element) => element.getBoundingClientRect().height)
    const bottom = (locator: Locator) =>
      locator.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(() => height(editor)).toBe(500)
    expect(await height(editor.getByRole('textbox'))).toBeGreaterThanOrEqual(300)
    const toolbar = editor.getByRole('group', { name: 'Format teks' })
    expect(await bottom(toolbar)).toBeLessThanOrEqual(500)
    expect(await height(toolbar)).toBeLessThan(60)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Air ')
    await editor.getByRole('button', { name: 'Tebal' }).tap()
    await expect(editor.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('malam')
    expect(await findViolations(page)).toEqual([])
    await button(page, 'Selesai').tap()
    await expect(field(page, 'Cerita')).toHaveValue('Air **malam**')
  })
})
