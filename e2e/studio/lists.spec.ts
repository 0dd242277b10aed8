import type { Locator, Page } from '@playwright/test'
import { focusByKeyboard, pressByKeyboard, resize } from '../helpers/page'
import { button, menuButton, test } from '../helpers/studio'
import { expect } from '../helpers/test'

// They sort the same list.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 360, height: 740 } })

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

/** The titles of the entries of a list. */
const titles = (page: Page) => rows(page).getByRole('link').allTextContents()

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

/** Waits for an order of the list, as it is shown and stored. */
async function expectTitles(page: Page, expected: (string | undefined)[]): Promise<void> {
  await expect.poll(() => titles(page)).toEqual(expected)
  await expect.poll(() => storedTitles(page)).toEqual(expected)
}

/** Selects an action in the menu of an entry by keyboard. */
async function selectByKeyboard(menu: Locator, action: string): Promise<void> {
  const { keyboard } = menu.page()
  await focusByKeyboard(menu)
  await keyboard.press('Enter')
  const items = await menu.page().getByRole('menuitem').allTextContents()
  for (let index = 0; index < items.indexOf(action); index += 1) await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
}

test('the owner sorts projects by keyboard and by dragging', async ({ page }) => {
  const [first = '', second = '', ...others] = await openProjects(page)
  await selectByKeyboard(menuButton(page, second), 'Naikkan')
  await expectTitles(page, [second, first, ...others])
  await expect(menuButton(page, second)).toBeFocused()
  await expect(page.getByText(`${second}: nomor 1 dari ${others.length + 2}`)).toBeAttached()

  await resize(page, { width: 1440, height: 900 })
  const [third = '', ...last] = others
  const row = (title: string) => rows(page).filter({ hasText: title })
  await row(third).locator('.lucide-grip-vertical').dragTo(row(second))
  await expectTitles(page, [third, second, first, ...last])
  expect(await openProjects(page)).toEqual([third, second, first, ...last])
  await page.goto('/projects')
  const shown = page.getByRole('article').getByRole('heading')
  await expect(shown.first()).toHaveText(third)
})

test('the owner deletes by keyboard, and takes it back', async ({ page }) => {
  const all = await openProjects(page)
  const [first = ''] = all
  await selectByKeyboard(menuButton(page, first), 'Hapus')
  await expect(button(page, 'Urungkan')).toBeFocused()
  await expect.poll(() => storedTitles(page)).not.toContain(first)
  await page.goto('/studio/sampah')
  await pressByKeyboard(button(page, `Pulihkan ${first}`))
  await expect(page.getByText(`“${first}” dipulihkan.`)).toBeVisible()
  expect(await openProjects(page)).toEqual(all)
})
