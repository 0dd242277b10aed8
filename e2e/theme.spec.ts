import { dark } from '../src/theme/palettes'
import { expect, test } from './test'

/** The colours of the browser's own interface. */
const themeColours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    ({ content }) => content,
  )

const isDark = () => document.documentElement.classList.contains('dark')

test.describe('on a system that prefers dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the dark theme is applied before the app runs', async ({ page }) => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto('/', { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(isDark)).toBe(true)
  })

  test('the selected light theme is kept after a reload', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Ganti ke tema terang' }).click()
    expect(await page.evaluate(isDark)).toBe(false)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Ganti ke tema gelap' })).toBeVisible()
    expect(await page.evaluate(isDark)).toBe(false)
  })
})

test('the default theme is light, and a toggled theme is kept on other pages', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(isDark)).toBe(false)
  const lightColour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('button', { name: 'Ganti ke tema gelap' }).click()
  await expect.poll(() => page.evaluate(isDark)).toBe(true)
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .not.toBe(lightColour)
  expect(await page.evaluate(themeColours)).toEqual([dark.surface, dark.surface])
  await page.goto('/blog')
  expect(await page.evaluate(themeColours)).toEqual([dark.surface, dark.surface])
  await expect(page.getByRole('button', { name: 'Ganti ke tema terang' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
})

test('ignores invalid values in localStorage', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', '{"a":')
    localStorage.setItem('auth_token', 'rusak\n☃')
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Raka Contoh')
  expect(await page.evaluate(isDark)).toBe(false)
})

test('the theme can be toggled if localStorage is blocked', async ({ page }) => {
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
