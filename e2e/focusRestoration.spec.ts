import { expect, test } from './test'

const lists = [
  { path: '/', position: 3 },
  { path: '/projects', position: 4 },
  { path: '/testimonials', position: 4 },
]

for (const { path, position } of lists) {
  test(`going back to ${path} restores the focus and the scroll position`, async ({ page }) => {
    await page.goto(path)
    const link = page.getByRole('article').nth(position).getByRole('link')
    await link.focus()
    // Content that was skipped gets its layout.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame)
    })
    const readTop = () => link.evaluate((element) => element.getBoundingClientRect().top)
    const top = await readTop()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(path)
    await expect(page.getByRole('main')).toBeFocused()

    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(async () => Math.abs((await readTop()) - top)).toBeLessThan(2)
    await page.keyboard.press('Tab')
    await expect(link).not.toBeFocused()
    const next = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)
    expect(next).toBeGreaterThan(0)
  })
}

test('returns to the link that was followed, not to an earlier one to the same page', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Lihat Semua Project' }).click()
  await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Lihat Semua Project' })).toBeFocused()
})

test('restores the focus when the list has to be loaded again', async ({ page }) => {
  await page.goto('/projects')
  const link = page.getByRole('link', { name: 'Siaga Ciliwung' })
  await link.click()
  await expect(page.getByText('Technologies Used')).toBeVisible()
  await page.reload()
  // The code and the data of the list are requested on the way back.
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await page.getByRole('link', { name: 'Siaga Ciliwung' }).click()
  await expect(page.getByText('Technologies Used')).toBeVisible()
  await page.goBack()
  await expect(link).toBeFocused()
})

test('a page that is opened by a link focuses its main element', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Siaga Ciliwung' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
