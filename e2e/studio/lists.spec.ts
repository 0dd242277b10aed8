import type { Page } from '@playwright/test'
import { pressByKeyboard } from '../helpers/page'
import { menuButton, selectByKeyboard, test } from '../helpers/studio'
import { expect } from '../helpers/test'

// They sort the same list.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 360, height: 740 } })

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

/** The titles of the entries of a list. */
const titles = (page: Page) => rows(page).getByRole('link').allTextContents()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The titles that visitors see, as they are stored. A list shows a change before it is stored. */
async function storedTitles(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/projects?limit=100')
  const { data } = (await response.json()) as { data: { projects: { title: string }[] } }
  return data.projects.map(({ title }) => title)
}

async function openProjects(page: Page): Promise<string[]> {
  await page.goto('/studio/proyek')
  await expect(rows(page).first()).toBeVisible()
  return titles(page)
}

test('the owner sorts projects by keyboard, and visitors see the order', async ({ page }) => {
  const [first = '', second = '', ...others] = await openProjects(page)
  await selectByKeyboard(page, second, 'Naikkan')
  await expect.poll(() => titles(page)).toEqual([second, first, ...others])
  await expect(menuButton(page, second)).toBeFocused()
  await expect(page.getByText(`${second}: nomor 1 dari ${others.length + 2}`)).toBeAttached()

  await selectByKeyboard(page, first, 'Turunkan')
  const sorted = [second, others[0], first, ...others.slice(1)]
  await expect.poll(() => titles(page)).toEqual(sorted)
  await expect.poll(() => storedTitles(page)).toEqual(sorted)
  expect(await openProjects(page)).toEqual(sorted)
  await page.goto('/projects')
  const shown = page.getByRole('article').getByRole('heading')
  await expect(shown.first()).toHaveText(second)
})

test('the owner sorts projects by dragging', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [first = '', second = '', third = '', ...others] = await openProjects(page)
  const row = (title: string) => rows(page).filter({ hasText: title })
  await row(third).locator('.lucide-grip-vertical').dragTo(row(first))
  await expect.poll(() => titles(page)).toEqual([third, first, second, ...others])
  await expect.poll(() => storedTitles(page)).toEqual([third, first, second, ...others])
  expect(await openProjects(page)).toEqual([third, first, second, ...others])
})

test('the owner deletes by keyboard, and takes it back', async ({ page }) => {
  const all = await openProjects(page)
  const [, second = ''] = all
  await selectByKeyboard(page, second, 'Hapus')
  await expect(button(page, 'Urungkan')).toBeFocused()
  await expect(rows(page).nth(1)).toContainText(`“${second}” dihapus.`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: second })).toBeFocused()
  await expect.poll(() => titles(page)).toEqual(all)
  await expect.poll(() => storedTitles(page)).toEqual(all)
  expect(await openProjects(page)).toEqual(all)
})

test('the owner restores from the trash by keyboard', async ({ page }) => {
  const all = await openProjects(page)
  const [first = ''] = all
  await selectByKeyboard(page, first, 'Hapus')
  await expect(button(page, 'Urungkan')).toBeFocused()
  await expect
    .poll(async () => {
      // Also when the request has not been answered yet.
      await page.goto('/projects')
      return page.getByRole('heading', { name: first }).count()
    })
    .toBe(0)

  await page.goto('/studio/sampah')
  await expect(rows(page)).toContainText([first])
  await pressByKeyboard(button(page, `Pulihkan ${first}`))
  await expect(page.getByText(`“${first}” dipulihkan.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sampah kosong' })).toBeVisible()
  expect(await openProjects(page)).toEqual(all)
})

test('the owner hides, copies and deletes several projects', async ({ page }) => {
  const all = await openProjects(page)
  const [first = ''] = all
  const row = rows(page).filter({ hasText: first })
  await menuButton(page, first).click()
  await page.getByRole('menuitem', { name: 'Duplikat' }).click()
  const title = page.getByRole('textbox', { name: 'Judul (wajib)' })
  await expect(title).toHaveValue(`${first} (salinan)`)

  await page.goto('/studio/proyek?status=draft')
  await expect(row).toContainText('Draf')
  await button(page, 'Pilih').click()
  await page.getByRole('checkbox', { name: `Pilih ${first} (salinan)` }).check()
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await button(page, 'Hapus').click()
  await expect(button(page, 'Urungkan')).toBeFocused()
  await deleted

  await page.goto('/studio/proyek')
  await button(page, 'Pilih').click()
  await page.getByRole('checkbox', { name: 'Pilih semua' }).check()
  await button(page, 'Jadikan draf').click()
  await expect(rows(page).filter({ hasText: 'Draf' })).toHaveCount(all.length)
  await expect.poll(() => storedTitles(page)).toEqual([])
  await button(page, 'Terbitkan').click()
  await expect(rows(page).filter({ hasText: 'Draf' })).toHaveCount(0)
  await expect.poll(() => storedTitles(page)).toEqual(all)
})
