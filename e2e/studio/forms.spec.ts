import type { Locator } from '@playwright/test'
import { pressByKeyboard, resize } from '../helpers/page'
import { button, field, openForm, test } from '../helpers/studio'
import { expect } from '../helpers/test'
import { findViolations } from '../helpers/violations'

test.use({
  // A draft that arrives after its save.
  expectedErrors: /409|412/,
  viewport: { width: 360, height: 740 },
})

test('the owner formats a story, which a preview shows as the page does', async ({ page }) => {
  await openForm(page, 'proyek/4')
  const story = field(page, 'Cerita')
  await story.fill('')
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
  expect(await findViolations(page, { include: 'dialog[open]' })).toEqual([])
})

test('a preview beside the form shows what is typed, and changes nothing', async ({ page }) => {
  await resize(page, { width: 1440, height: 900 })
  await openForm(page, 'proyek/3')
  const preview = page.getByRole('region', { name: 'Pratinjau halaman' })
  const site = preview.frameLocator('iframe')
  const windowWidth = () => site.locator('html').evaluate(() => innerWidth)
  await field(page, 'Cerita').fill('Air **baru saja** datang.')
  await expect(site.locator('strong', { hasText: 'baru saja' })).toBeVisible()
  await expect(field(page, 'Cerita')).toBeFocused()
  expect(await windowWidth()).toBe(390)
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
  const saved = await page.request.get('/api/projects/3')
  expect(await saved.text()).not.toContain('baru saja')
})

test('a preview of a timeline starts at its entry, and the form stays where it is', async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 })
  await openForm(page, 'pengalaman/3')
  const site = page.frameLocator('iframe')
  const title = await field(page, 'Jabatan (wajib)').inputValue()
  await expect(site.getByRole('heading', { level: 3, name: title })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the text and its tools fill the screen above the keyboard', async ({ page }) => {
    await openForm(page, 'proyek/3')
    await field(page, 'Cerita').tap()
    const editor = page.getByRole('dialog', { name: 'Cerita' })
    await expect(editor.getByRole('textbox')).toBeFocused()
    // The keyboard of a phone covers the lower part.
    await resize(page, { width: 390, height: 500 })
    const boxOf = async (locator: Locator) => {
      const { y, height } = (await locator.boundingBox()) ?? {
        y: 0,
        height: 0,
      }
      return { height, bottom: y + height }
    }
    await expect.poll(async () => (await boxOf(editor)).height).toBe(500)
    expect((await boxOf(editor.getByRole('textbox'))).height).toBeGreaterThanOrEqual(300)
    const toolbar = await boxOf(editor.getByRole('group', { name: 'Format teks' }))
    expect(toolbar.bottom).toBeLessThanOrEqual(500)
    expect(toolbar.height).toBeLessThan(60)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Air ')
    await editor.getByRole('button', { name: 'Tebal' }).tap()
    await expect(editor.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('malam')
    expect(await findViolations(page)).toEqual([])
    await button(page, 'Selesai').tap()
    await expect(editor).toBeHidden()
    await field(page, 'Cerita').tap()
    await expect(editor).toBeVisible()
    await page.goBack()
    await expect(editor).toBeHidden()
    await expect(field(page, 'Cerita')).toHaveValue('Air **malam**')
  })
})
