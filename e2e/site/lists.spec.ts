import { readLayoutShifts, recordLayoutShifts, resize } from '../helpers/page'
import { expect, serveStatically, test } from '../helpers/test'

const endMessage = "You've reached the end of the projects list"
const post = 'Foto kain di jaringan 3G'

const lists = [
  ['/projects', 'Full Stack', '?category=Full%20Stack', 3, 'proyek', 'Warung Pintar Catat'],
  ['/testimonials', 'Backend Development', '?category=2', 2, 'testimoni', 'Siaga Ciliwung'],
  ['/blog', 'React', '?tag=React', 3, 'artikel', post],
] as const

for (const [path, filter, search, count, noun, link] of lists) {
  test(`announces how many results a filter on ${path} shows, and keeps it on reload and return`, async ({
    page,
  }) => {
    const expectFiltered = async () => {
      await expect(page).toHaveURL(path + search)
      const button = page.getByRole('group').getByRole('button', { name: filter })
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('article')).toHaveCount(count)
    }
    await recordLayoutShifts(page)
    await page.goto(path)
    const filters = page.getByRole('group')
    const announcement = page
      .locator('[aria-live="polite"], [role="status"]')
      .filter({ hasText: new RegExp(`^\\d+ ${noun} ditampilkan$`) })
    for (const name of [/^Semua/, filter]) {
      await filters.getByRole('button', { name }).click()
      await expect(async () => {
        const shown = await page.getByRole('article').count()
        expect(shown).toBeGreaterThan(0)
        await expect(announcement).toHaveText(`${shown} ${noun} ditampilkan`, { timeout: 100 })
      }).toPass()
      await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toHaveCount(0)
    }
    await expectFiltered()
    await page.reload()
    await expectFiltered()
    expect(await readLayoutShifts(page)).toEqual([])
    await page.getByRole('article').getByRole('link', { name: link }).first().click()
    await expect(page).not.toHaveURL(path + search)
    await page.goBack()
    await expectFiltered()
    // Also without server rendering.
    await serveStatically(page)
    await page.goto(path + search)
    await expectFiltered()
  })
}

test('selects a category by keyboard, opens a project and returns', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Semua Proyek' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Full Stack' })).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('article').first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Technologies Used' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Back to Projects' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio & Proyek' })).toBeVisible()

  // A category without testimonials has a filter only while it is selected.
  const filters = page.getByRole('group', { name: 'Kategori testimoni' })
  const tools = filters.getByRole('button', { name: 'Tools' })
  await page.goto('/testimonials?category=5')
  await expect(tools).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Semua Testimoni' }).click()
  await expect(page.getByRole('article')).toHaveCount(9)
  await expect(tools).toHaveCount(0)
})

test('filters of a phone reach the edge; a page beyond the last shows all', async ({ page }) => {
  await resize(page, { width: 390, height: 844 })
  const cards = page.getByRole('article')
  await page.goto('/projects?category=Tools')
  const box = await page.getByRole('group', { name: 'Kategori proyek' }).boundingBox()
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(390)
  // The selected category, one of the last, has been scrolled into view.
  await expect(page.getByRole('button', { name: 'Tools' })).toBeInViewport({ ratio: 1 })

  for (const open of [() => page.goto('/projects?page=999999'), () => page.reload()]) {
    await open()
    await expect(cards).toHaveCount(14)
    await expect(page).toHaveURL('/projects?page=3')
    await serveStatically(page)
  }
})

test('the URL has the page number; a reload restores list and position', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('heading', { name: 'Harga Panen' }).scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/\?page=[23]$/)
  await page.getByRole('heading', { name: 'Rantai Rilis' }).scrollIntoViewIfNeeded()
  await expect(page.getByText(endMessage)).toBeVisible()
  await page.getByRole('heading', { name: 'Koperasi Guyub' }).scrollIntoViewIfNeeded()
  const readPosition = () => page.evaluate(() => window.scrollY)
  const position = await readPosition()
  expect(position).toBeGreaterThan(300)

  const apiRequests: string[] = []
  page.on('request', (request) => {
    if (/\/api\/profile-projects\?/.test(request.url())) apiRequests.push(request.url())
  })
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(14)
  await expect.poll(readPosition).toBe(position)
  expect(apiRequests).toEqual([])

  await page.goto('about:blank')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(14)
  await expect.poll(readPosition).toBe(position)
})
