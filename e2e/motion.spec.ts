import { expect, test } from './test'

/** Runs in the page: keeps the names of what moves from one page to the next. */
function watchMoves(): void {
  const moved: string[] = []
  Object.assign(window, { moved })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    const transition = start(change)
    void transition.ready.then(
      () => {
        for (const { effect } of document.getAnimations()) {
          const { pseudoElement } = effect as KeyframeEffect
          if (pseudoElement?.startsWith('::view-transition-group(proyek')) moved.push(pseudoElement)
        }
      },
      () => undefined,
    )
    return transition
  }
}

const moves = 'window.moved.join()'

test('moves a project’s picture from its card to its page', async ({ page }) => {
  await page.addInitScript(watchMoves)
  await page.goto('/projects')
  const link = page.getByRole('link', { name: 'Siaga Ciliwung' })
  const fetched = page.waitForResponse(/slug\/siaga-ciliwung/)
  await link.hover()
  await (await fetched).finished()
  await link.click()
  await expect(page.getByText('Technologies Used')).toBeVisible()
  await expect.poll(() => page.evaluate(moves)).toMatch(/proyek-\d+/)
})

test('moves it on a slow line, too: the list knows the picture already', async ({ page }) => {
  await page.addInitScript(watchMoves)
  await page.route(/slug\/siaga-ciliwung/, () => undefined)
  await page.goto('/')
  await page.getByRole('link', { name: 'Siaga Ciliwung' }).click()
  await expect(page.getByText('Loading project details...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Siaga Ciliwung' })).toBeVisible()
  await expect.poll(() => page.evaluate(moves)).toMatch(/proyek-\d+/)
})

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves', async ({ page }) => {
    await page.addInitScript(watchMoves)
    for (const path of ['/projects', '/testimonials', '/blog']) {
      await page.goto(path)
      const longest = await page.evaluate(() =>
        Math.max(
          0,
          ...document
            .getAnimations()
            .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
        ),
      )
      expect(longest).toBeLessThan(1)
    }
    await page.goto('/projects')
    await page.getByRole('link', { name: 'Siaga Ciliwung' }).click()
    await expect(page.getByText('Technologies Used')).toBeVisible()
    expect(await page.evaluate(moves)).toBe('')
  })
})

test('shows a line while a page is on its way, and keeps the page before until then', async ({
  page,
}) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/BlogPage/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Artikel' }).first().click()
  await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Halo, Saya/ })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog & Artikel' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Memuat halaman' })).toBeHidden()
})

test('tells which page came up', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Artikel' }).first().click()
  await expect(page.locator('[aria-live="polite"]').first()).toHaveText('Artikel - Raka Contoh')
})

test('moves nothing between pages that only share a picture', async ({ page }) => {
  await page.addInitScript(watchMoves)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Lihat Proyek Saya' }).click()
  await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(moves)).toBe('')
})

test('moves it back to its card', async ({ page }) => {
  await page.addInitScript(watchMoves)
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Siaga Ciliwung' }).click()
  await expect(page.getByText('Technologies Used')).toBeVisible()
  await expect.poll(() => page.evaluate(moves)).toMatch(/proyek-\d+/)
  await page.evaluate('window.moved.length = 0')
  // The browser's own way back shows at once what was there.
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page.getByRole('heading', { name: 'Portfolio & Proyek' })).toBeVisible()
  await expect.poll(() => page.evaluate(moves)).toMatch(/proyek-\d+/)
})
