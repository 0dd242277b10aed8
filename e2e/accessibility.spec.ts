import sharp from 'sharp'
import { findViolations } from './accessibilityViolations'
import paths from './pagePaths.json'
import { setTheme } from './setTheme'
import { expect, test } from './test'

// Some of the pages respond with 404.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404 \(Not Found\)/ })

// Each page once in each theme and at each width: colours do not depend on the width.
for (const path of [...paths, '/projects/tidak-ada', '/testimonials/999']) {
  test(`axe reports no violation on ${path}`, async ({ page }) => {
    await page.goto(path)
    for (const [width, theme] of [
      [320, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await setTheme(page, theme)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect([width, await findViolations(page)]).toEqual([width, []])
    }
  })
}

test.describe('while the API does not respond', () => {
  test.use({ clientOnly: true })

  test('axe reports no violation in the loading states', async ({ page }) => {
    await page.route('**/api/**', () => undefined)
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'load' })
      await expect(page.getByRole('main')).not.toBeEmpty()
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme)
        const violations = await findViolations(page, { hasHeading: false })
        expect([path, theme, violations]).toEqual([path, theme, []])
      }
    }
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('axe reports no violation in the menu, a filtered and an empty list', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 })
      await page.goto('/testimonials')
      await page.getByRole('button', { name: 'Backend Development' }).click()
      await expect(page.getByText('Dari 2 proyek yang diselesaikan')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Tools' }).click()
      await expect(page.getByRole('heading', { name: 'Belum Ada Testimoni' })).toBeVisible()
      await page.getByRole('button', { name: 'Buka menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })

    test('axe reports no violation in a submitted form', async ({ page }) => {
      await page.clock.install()
      await page.goto('/contact')
      for (const label of ['Nama', 'Subjek', 'Pesan']) await page.getByLabel(label).fill('Halo')
      await page.getByLabel('Email').fill('budi@example.com')
      await page.getByRole('button', { name: 'Kirim Pesan' }).click()
      await expect(page.getByRole('button', { name: 'Mengirim...' })).toBeVisible()
      await page.clock.runFor(2100)
      await expect(page.getByText(/Pesan berhasil dikirim!/)).toBeVisible()
      await page.clock.resume()
      expect(await findViolations(page)).toEqual([])
    })
  })
}

test.describe('with a font size of 200 %', () => {
  test('no page overflows', async ({ page }) => {
    // The same as in the browser's settings.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    for (const path of paths) {
      await page.goto(path)
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(size).toBe('32px')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([path, overflow]).toEqual([path, 0])
    }
  })
})

test.describe('in high contrast mode', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('the filled part of a progress bar is visible', async ({ page }) => {
    await page.goto('/skills')
    const bar = page.getByRole('progressbar').first()
    const [track, filled] = await bar.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element.firstElementChild ?? element).backgroundColor,
    ])
    expect(filled).not.toBe(track)
  })

  test('the selected filter differs from the others', async ({ page }) => {
    await page.goto('/projects')
    const colours = await page
      .getByRole('group')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
    expect(colours[0]).not.toBe(colours[1])
  })

  for (const width of [390, 1440]) {
    test(`the current page is marked in the navigation, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/projects')
      if (width === 390) await page.getByRole('button', { name: 'Buka menu' }).click()
      const readPixels = async (name: string) => {
        const link = page.getByRole('banner').getByRole('link', { name, exact: true })
        return (await sharp(await link.screenshot()).stats()).dominant
      }
      expect(await readPixels('Proyek')).not.toEqual(await readPixels('Testimoni'))
    })

    test(`the name does not cover the greeting, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      // The browser paints an opaque box, as high as the font, behind each line.
      const overlap = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const [greeting, name] = [...heading.children].map((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return range.getBoundingClientRect()
        })
        return (greeting?.bottom ?? 0) - (name?.top ?? 0)
      })
      expect(overlap).toBeLessThanOrEqual(0)
    })
  }
})

test('the first Tab focuses the skip link', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
