import { expect, test } from './test'

const night = '#11131f'

/** What the browser is told to draw around the page in. */
const frameColours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    ({ content }) => content,
  )

const isDark = () => document.documentElement.classList.contains('dark')

test.describe('on a system that prefers dark', () => {
  test.use({ colorScheme: 'dark' })

  test('comes up dark, before the app runs', async ({ page }) => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto('/', { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(isDark)).toBe(true)
  })

  test('keeps the light theme that the visitor chose', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Ganti ke tema terang' }).click()
    expect(await page.evaluate(isDark)).toBe(false)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Ganti ke tema gelap' })).toBeVisible()
    expect(await page.evaluate(isDark)).toBe(false)
  })
})

test('comes up light where the system says nothing, and keeps a toggled theme', async ({
  page,
}) => {
  await page.goto('/')
  expect(await page.evaluate(isDark)).toBe(false)
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('button', { name: 'Ganti ke tema gelap' }).click()
  await expect.poll(() => page.evaluate(isDark)).toBe(true)
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .not.toBe(paper)
  expect(await page.evaluate(frameColours)).toEqual([night, night])
  await page.goto('/blog')
  expect(await page.evaluate(frameColours)).toEqual([night, night])
  await expect(page.getByRole('button', { name: 'Ganti ke tema terang' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
})

test('follows the system where storage holds rubbish', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', '{"a":')
    localStorage.setItem('auth_token', 'rusak\n☃')
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Raka Contoh')
  expect(await page.evaluate(isDark)).toBe(false)
})

test('works where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Raka Contoh')
  await page.getByRole('button', { name: 'Ganti ke tema gelap' }).click()
  await expect.poll(() => page.evaluate(isDark)).toBe(true)
})
