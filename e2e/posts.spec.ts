import type { Locator } from '@playwright/test'
import { holdRequests } from './holdRequests'
import { readLayoutShifts, recordLayoutShifts } from './layoutShifts'
import { expect, test } from './test'

const path = '/blog/satu-transaksi-satu-kali'
const title = 'Satu transaksi, satu kali: sinkronisasi yang aman diulang'

test('filters posts by tag', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('article')).toHaveCount(6)
  const [first, second] = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width))
  expect(first).toBeGreaterThan((second ?? 0) * 1.8)
  await page.getByRole('button', { name: 'React' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page).toHaveURL('/blog?tag=React')
  const widths = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width)))
  expect(widths[0]).toBe(widths[1])
})

test('a reload keeps the selected tag without a layout shift', async ({ page }) => {
  await recordLayoutShifts(page)
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Desain' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Desain', pressed: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await readLayoutShifts(page)).toEqual([])
})

test('opens a post from its card, and goes back to the same place of the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Basis Data' }).click()
  const link = page.getByRole('link', { name: title, exact: true })
  const scrollPosition = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(window.scrollY), { capture: true, once: true })
      }),
  )
  await link.click()
  const before = await scrollPosition
  expect(before).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  const contents = page.getByRole('navigation', { name: 'Daftar isi' })
  const headingOf = (name: string) => page.getByRole('heading', { level: 2, name })
  await contents.getByRole('link', { name: 'Sisi ponsel' }).click()
  await expect(headingOf('Sisi ponsel')).toBeInViewport()
  await expect(contents).toBeInViewport()
  await contents.getByRole('link', { name: 'Aturannya' }).click()
  await expect(headingOf('Aturannya')).toBeInViewport()
  await page.goBack()
  await expect(headingOf('Sisi ponsel')).toBeInViewport()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Basis Data', pressed: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('the tags of a post open the posts with the same tag', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('article').getByRole('link', { name: 'Arsitektur' }).click()
  await expect(page).toHaveURL('/blog?tag=Arsitektur')
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('lines of a post have 60 to 75 characters on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  const text = page.getByText(/^Tidak ada aturan tentang urutan/)
  const charactersPerLine = await text.evaluate((paragraph) => {
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    const width = [...range.getClientRects()].reduce((sum, line) => sum + line.width, 0)
    return (range.toString().length * paragraph.clientWidth) / width
  })
  expect(charactersPerLine).toBeGreaterThan(60)
  expect(charactersPerLine).toBeLessThan(75)
})

test('title, cover and text of a post share a column on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  const article = page.getByRole('article')
  const rightOf = (locator: Locator) =>
    locator.evaluate((element) => Math.round(element.getBoundingClientRect().right))
  const figure = await rightOf(article.getByRole('figure').first())
  expect(await rightOf(article.getByRole('heading', { level: 1 }))).toBe(figure)
  const contents = await article.getByRole('navigation', { name: 'Daftar isi' }).boundingBox()
  expect((contents?.x ?? 0) - figure).toBeLessThanOrEqual(80)
})

test('an unknown post has the status 404', async ({ request }) => {
  const response = await request.get('/blog/hilang')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('<title>Artikel Tidak Ditemukan - Raka Contoh</title>')
})

test('prints a post without navigation, with addresses and complete lines of code', async ({
  page,
}) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 600, height: 900 })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Hubungi Saya' })).toHaveCount(0)
  const main = page.getByRole('main')
  const address = await main
    .getByRole('link', { name: 'INSERT … ON CONFLICT' })
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).not.toBe('none')
  const cut = await main
    .locator('pre')
    .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length)
  expect(cut).toBe(0)
})

test.describe('on a static host', () => {
  test.use({ clientOnly: true })

  test('a post starts at the heading of the hash as soon as it has loaded', async ({ page }) => {
    const release = await holdRequests(page, '**/api/posts/**')
    await page.goto(`${path}#sisi-server`, { waitUntil: 'load' })
    await expect(page.getByText('Memuat artikel...')).toBeVisible()
    release()
    const heading = page.getByRole('heading', { name: 'Sisi server', exact: true })
    await expect(heading).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })
})

test.describe('with an API without posts', () => {
  test.use({ clientOnly: true, expectedErrors: /^Failed to load resource.*404/ })

  test('shows the posts of the build after one request', async ({ page }) => {
    let requests = 0
    await page.route('**/api/posts**', (route) => {
      requests += 1
      return route.fulfill({ status: 404, json: { status: 'error', statusCode: 404 } })
    })
    await page.goto('/blog')
    await expect(page.getByRole('article')).toHaveCount(4)
    expect(requests).toBe(1)
  })
})
