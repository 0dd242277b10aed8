import type { PostData } from '../../src/contract/posts'
import type { Inline } from '../../src/contract/schema/richText'
import { holdRequests, resize } from '../helpers/page'
import { expect, test } from '../helpers/test'

const path = '/blog/satu-transaksi-satu-kali'
const title = 'Satu transaksi, satu kali: sinkronisasi yang aman diulang'

test.use({ prefetches: true })

test('opens a post, follows its contents, and goes back to the same place', async ({ page }) => {
  await resize(page, { width: 1440, height: 500 })
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
  const follow = async (name: string) => {
    await contents.getByRole('link', { name }).click()
    await expect(headingOf(name)).toBeInViewport()
  }
  await follow('Sisi ponsel')
  await expect(contents).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(headingOf('Sisi ponsel')).not.toBeInViewport()
  await follow('Aturannya')
  await follow('Sisi ponsel')
  await page.goBack()
  await expect(headingOf('Aturannya')).toBeInViewport()
  await page.goBack()
  await expect(headingOf('Sisi ponsel')).toBeInViewport()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Basis Data', pressed: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a hash leads into the post on screen, although hidden ones have the same ids', async ({
  page,
}) => {
  const other = '/blog/sqlite-sudah-cukup'
  const link: Inline = { type: 'link', url: `${other}#sisi-server`, children: ['Lanjutan'] }
  const response = await page.request.get('/api/posts/slug/satu-transaksi-satu-kali')
  const { post } = ((await response.json()) as { data: PostData }).data
  post.content_tree?.blocks.unshift({ type: 'paragraph', children: [link] })
  await page.route('**/api/posts/slug/*', (route) => {
    const slug = route.request().url().split('/').at(-1)!
    return route.fulfill({
      json: { status: 'success', data: { post: { ...post, title: slug, slug } } },
    })
  })
  await page.goto('/blog')
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('link', { name: 'Lanjutan' }).click()
  await expect(page).toHaveTitle(/^sqlite-sudah-cukup/)
  await expect(page.getByRole('heading', { name: 'Sisi server', exact: true })).toBeInViewport()
  const contents = page.getByRole('navigation', { name: 'Daftar isi' })
  await contents.getByRole('link', { name: 'Aturannya' }).click()
  await expect(page.getByRole('heading', { name: 'Aturannya' })).toBeInViewport()
})

test('a post is printed with addresses and complete lines of code', async ({ page }) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  await resize(page, { width: 600, height: 900 })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const article = page.getByRole('article')
  const source = article.getByRole('link', { name: 'INSERT … ON CONFLICT' })
  const address = await source.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(address).not.toBe('none')
  const cut = await article
    .locator('pre')
    .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length)
  expect(cut).toBe(0)
})

test.describe('on a static host', () => {
  test.use({
    clientOnly: true,
    // Only the requests of the page on screen are counted.
    prefetches: false,
    expectedErrors: /^Failed to load resource.*404|^\[api\] GET .*: 404$/,
  })

  test('a post starts at its hash; without an API, those of the build are shown', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/api/posts/**')
    await page.goto(`${path}#sisi-server`)
    await expect(page.getByText('Memuat artikel...')).toBeVisible()
    release()
    const heading = page.getByRole('heading', { name: 'Sisi server', exact: true })
    await expect(heading).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)

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
