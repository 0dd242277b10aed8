import type { Locator } from '@playwright/test'
import { holdRequests } from '../helpers/page'
import { expect, test } from '../helpers/test'

const path = '/blog/satu-transaksi-satu-kali'
const title = 'Satu transaksi, satu kali: sinkronisasi yang aman diulang'

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

test('on a wide screen the list and a post use the width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog')
  const readBoxes = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect()).map(({ width, right }) => [width, right]),
      )
  const [[first = 0] = [], [second = 0] = []] = await readBoxes()
  expect(first).toBeGreaterThan(second * 1.8)
  // No post stands alone in its row.
  const rights = (await readBoxes()).map(([, right = 0]) => Math.round(right))
  expect(rights.at(-1)).toBe(Math.max(...rights))
  await page.getByRole('button', { name: 'React' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  const [[one = 0] = [], [other = 0] = []] = await readBoxes()
  expect(Math.round(one)).toBe(Math.round(other))

  await page.goto(path)
  const charactersPerLine = await page
    .getByText(/^Tidak ada aturan tentang urutan/)
    .evaluate((paragraph) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const width = [...range.getClientRects()].reduce((sum, line) => sum + line.width, 0)
      return (range.toString().length * paragraph.clientWidth) / width
    })
  expect(charactersPerLine).toBeGreaterThan(60)
  expect(charactersPerLine).toBeLessThan(75)
  const article = page.getByRole('article')
  const boxOf = (locator: Locator) =>
    locator.evaluate((element) => {
      const { left, right, top } = element.getBoundingClientRect()
      return { left: Math.round(left), right: Math.round(right), top }
    })
  const text = await boxOf(article.getByText(/^Tidak ada aturan tentang urutan/))
  const title = await boxOf(article.getByRole('heading', { level: 1 }))
  const code = await boxOf(article.getByRole('group', { name: 'Kode sql' }).first())
  const contents = await boxOf(article.getByRole('navigation', { name: 'Daftar isi' }))
  expect(contents.right).toBeLessThan(text.left)
  expect(text.right - text.left).toBe(680)
  expect(title).toMatchObject({ left: text.left, right: text.left + 916 })
  expect(code.right).toBeGreaterThan(text.right + 200)

  const noteText = { hasText: 'ditekan sepuluh kali' }
  const note = article.getByRole('note').filter(noteText)
  const reference = article.getByRole('link', { name: 'Catatan kaki 1', exact: true }).first()
  expect((await boxOf(note)).left).toBeGreaterThan(text.right)
  expect(Math.abs((await boxOf(note)).top - (await boxOf(reference)).top)).toBeLessThan(20)
  // Without a margin, the footnotes are at the end of the text.
  await page.setViewportSize({ width: 1100, height: 900 })
  await expect(note).toBeHidden()
  const endnote = article.getByRole('listitem').filter(noteText)
  expect((await boxOf(endnote)).top).toBeGreaterThan((await boxOf(reference)).top + 3000)

  await article.getByRole('link', { name: 'Arsitektur' }).click()
  await expect(page).toHaveURL('/blog?tag=Arsitektur')
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
  const link = main.getByRole('link', { name: 'INSERT … ON CONFLICT' })
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(address).not.toBe('none')
  const cut = await main
    .locator('pre')
    .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length)
  expect(cut).toBe(0)
})

test.describe('on a static host', () => {
  test.use({
    clientOnly: true,
    expectedErrors: /^Failed to load resource.*404|^\[api\] GET .*: 404$/,
  })

  test('a post starts at the heading of the hash as soon as it has loaded', async ({ page }) => {
    const release = await holdRequests(page, '**/api/posts/**')
    await page.goto(`${path}#sisi-server`)
    await expect(page.getByText('Memuat artikel...')).toBeVisible()
    release()
    const heading = page.getByRole('heading', { name: 'Sisi server', exact: true })
    await expect(heading).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  test('shows the posts of the build, and their pages, where the API has no posts', async ({
    page,
  }) => {
    let requests = 0
    await page.route('**/api/posts**', (route) => {
      requests += 1
      return route.fulfill({ status: 404, json: { status: 'error', statusCode: 404 } })
    })
    await page.goto('/blog')
    await expect(page.getByRole('article')).toHaveCount(6)
    expect(requests).toBe(1)
    const name = 'SQLite sudah cukup, sampai ia tidak cukup'
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Tiga pertanyaan' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Tiga pertanyaan' })).toBeVisible()
  })
})
