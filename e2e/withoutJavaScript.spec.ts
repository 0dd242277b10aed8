import { expectedPages } from './expectedPages'
import { expect, test } from './test'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

for (const { path, heading, text } of expectedPages) {
  test(`${path} shows its content and no control that needs a script`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    if (path !== '/contact') {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    }
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Kontak' })).toBeVisible()
    await expect(page.getByRole('button', { name: /tema|menu/i })).toHaveCount(0)
    await expect(page.locator('[aria-pressed]').filter({ visible: true })).toHaveCount(0)
  })
}

test('links lead to the next pages of the list', async ({ page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByRole('link', { name: 'Muat proyek berikutnya' }).click()
  await expect(page).toHaveURL('/projects?page=2#proyek-7')
  await expect(page.getByRole('article')).toHaveCount(12)
  await page.getByRole('link', { name: 'Muat proyek berikutnya' }).click()
  await expect(page.getByRole('article')).toHaveCount(14)
  await expect(page.getByText("You've reached the end of the projects list")).toBeVisible()
})

test('the contact page shows the email address instead of the form', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.locator('main noscript p')).toContainText('memerlukan JavaScript')
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
